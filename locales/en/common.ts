/** Words of every screen. */
export const common = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  delete: 'Delete',
  edit: 'Edit',
  name: 'Name',
  next: 'Next',
  no: 'No',
  redo: 'Redo',
  save: 'Save',
  undo: 'Undo',
  understood: 'I see',
  yes: 'Yes',
};
