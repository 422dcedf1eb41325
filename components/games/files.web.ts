import type * as Native from './files';
import { isFarTooLarge, type Picked } from './picked';

const handOut: typeof Native.handOut = async (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

async function textOf(file: File, most: number): Promise<Picked> {
  if (isFarTooLarge(file.size, most)) return { fault: 'too-large' };
  try {
    return { text: await file.text() };
  } catch {
    return { fault: 'unreadable' };
  }
}

const pickText: typeof Native.pickText = (most) =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,.txt,application/json,text/plain';
    input.onchange = () => {
      const file = input.files?.[0];
      resolve(file ? textOf(file, most) : null);
    };
    input.oncancel = () => resolve(null);
    input.click();
  });

export { handOut, pickText };
export const SAVES = true;
