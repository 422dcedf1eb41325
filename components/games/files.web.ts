import type * as Native from './files';

const handOut: typeof Native.handOut = async (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

const pickText: typeof Native.pickText = (take) => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json,text/plain';
  input.onchange = () => {
    void input.files?.[0]?.text().then(take);
  };
  input.click();
};

export { handOut, pickText };
export const AS_FILE = true;
