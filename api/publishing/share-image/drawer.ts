import type { ShareSubject } from '#src/domain/share-image.ts';

/** Draws a share image as a PNG: that takes some 50 ms of processor time, and as much again for the fonts of the first. */
export type ShareImageDrawer = (subject: ShareSubject) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws in this thread. */
export const drawerHere: ShareImageDrawer = async (subject) => {
  // With the fonts and a native library, which are loaded for the first picture.
  const { drawShareImage } = await import('./draw.ts');
  return new Uint8Array(await drawShareImage(subject));
};
