/** A phone's files for a test, in the words of expo-file-system. */
export const disk = new Map<string, Uint8Array>();

export const diskState = { full: false };

type Place = string | { readonly uri: string };
const joined = (places: readonly Place[]) =>
  places.map((place) => (typeof place === 'string' ? place : place.uri)).join('/');

export class Directory {
  readonly uri: string;
  constructor(...places: Place[]) {
    this.uri = joined(places);
  }
  private get files() {
    return [...disk.keys()].filter((uri) => uri.startsWith(`${this.uri}/`));
  }
  get exists() {
    return this.files.length > 0;
  }
  delete() {
    if (!this.exists) throw new Error('no such directory');
    for (const uri of this.files) disk.delete(uri);
  }
}

export class File {
  readonly uri: string;
  constructor(...places: Place[]) {
    this.uri = joined(places);
  }
  get size() {
    return disk.get(this.uri)?.length ?? null;
  }
  create() {
    if (diskState.full) throw new Error('no space left on device');
    disk.set(this.uri, new Uint8Array());
  }
  write(content: string, { encoding }: { readonly encoding: 'utf8' | 'base64' }) {
    if (!disk.has(this.uri)) throw new Error('not created');
    disk.set(this.uri, Uint8Array.from(Buffer.from(content, encoding)));
  }
  async bytes() {
    const found = disk.get(this.uri);
    if (!found) throw new Error('no such file');
    return found;
  }
  delete() {
    if (!disk.delete(this.uri)) throw new Error('no such file');
  }
}

export const Paths = { cache: new Directory('file:///cache') };
