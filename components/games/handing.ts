import { loadSave, type SaveHeader } from '@/store/saves';

import { handOut } from './files';
import { fileName } from './taking';

/** The save as the file it is; a damaged one as far as it can still be read. */
export async function handOutSave({ id, name, updated }: SaveHeader): Promise<void> {
  const loaded = loadSave(id);
  const file = 'damaged' in loaded ? loaded.rescued?.file : loaded.file;
  if (file) await handOut(fileName(name, updated), JSON.stringify(file));
}
