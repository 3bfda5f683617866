/** What the platform keeps in blobs: the bytes of pictures, and lines of text that need no database. */
import type { MarkerStore } from '#api/host.ts';
import type { MediaStore } from '#api/media/store.ts';

/** @param siteID with a token, needed to reach a site's blobs from outside the platform */
export function mediaBlobs(site: { isPreview?: boolean; siteID?: string; token?: string }): MediaStore {
  const { isPreview = false, ...access } = site;
  const open = async () => {
    const { getStore } = await import('@netlify/blobs');
    const name = isPreview ? 'media-preview' : 'media';
    return getStore({ name, consistency: 'strong', ...access });
  };
  const write = async (key: string, bytes: Uint8Array) => {
    await (await open()).set(key, new Uint8Array(bytes).buffer);
  };
  return {
    async read(key) {
      const bytes = await (await open()).get(key, { type: 'arrayBuffer' });
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    write,
    // Blobs cannot be renamed. Each request has a database connection of its own there, so that nobody waits for this.
    stage: async (bytes) => ({ moveTo: (key) => write(key, bytes), discard: async () => undefined }),
    remove: async (key) => (await open()).delete(key),
  };
}

/** A line of text. */
export async function markerBlob(name: string): Promise<MarkerStore> {
  // Loaded only when it is needed, since most requests do not use it.
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: 'schedule', consistency: 'strong' });
  return {
    read: () => store.get(name, { type: 'text' }),
    write: async (text, onlyIf) => {
      const { etag } = await store.set(name, text, onlyIf ? { onlyIfMatch: onlyIf } : {});
      return etag;
    },
  };
}
