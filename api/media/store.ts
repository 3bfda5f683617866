/** The bytes of pictures, which each host keeps in its own way. */
export interface MediaStore {
  /** Undefined if there is none with this key. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Does whatever takes long of a write, under no name yet. */
  stage: (bytes: Uint8Array) => Promise<StagedPicture>;
  remove: (key: string) => Promise<void>;
}

/** A picture that has no name yet. */
export interface StagedPicture {
  /** Puts it where it is read, in the place of one that has the key already. */
  moveTo: (key: string) => Promise<void>;
  /** Removes it, unless it was moved. */
  discard: () => Promise<void>;
}

/** A hash and a file extension: such a name cannot lead out of the folder. */
const KEY = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

export function isMediaKey(text: string): boolean {
  return KEY.test(text);
}

/** In the cache of answers. */
export function mediaTag(key: string): string {
  return `media:${key.slice(0, 32)}`;
}
