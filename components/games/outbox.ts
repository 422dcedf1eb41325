import { Directory, File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

const KINDS: Readonly<Record<string, { readonly mimeType: string; readonly UTI: string }>> = {
  csv: { mimeType: 'text/csv', UTI: 'public.comma-separated-values-text' },
  json: { mimeType: 'application/json', UTI: 'public.json' },
  png: { mimeType: 'image/png', UTI: 'public.png' },
};

/**
 * A phone hands a file to whichever app the person picks. That app may read it long after the
 * person has come back, so it stays until the next one is handed out.
 */
export async function handOutFile(
  name: string,
  content: string,
  encoding: 'utf8' | 'base64' = 'utf8',
): Promise<void> {
  const outbox = new Directory(Paths.cache, 'outbox');
  if (outbox.exists) outbox.delete();
  const file = new File(outbox, name);
  file.create({ intermediates: true, overwrite: true });
  file.write(content, { encoding });
  await shareAsync(file.uri, { ...KINDS[name.replace(/^.*\./, '')], dialogTitle: name });
}
