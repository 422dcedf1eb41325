/** A new version of the web build. */
export const update = {
  ready: 'A new version is here. Games stay.',
  reload: 'Reload',
};
