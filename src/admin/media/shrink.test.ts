import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { fittedPicture, shrunk } from './shrink.ts';

test.each([
  [4000, 3000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [2560, 100, 2560, 100],
  [640, 480, 640, 480],
  [100_000, 10, 2560, 1],
])('%i by %i is sent as %i by %i', (width, height, ...small) => {
  expect(fittedPicture(width, height)).toEqual(small);
});

test('a small GIF is sent unchanged, a large one is rejected: scaling would remove its animation', async () => {
  const small = new Blob(['GIF89a'], { type: 'image/gif' });
  expect(await shrunk(small)).toBe(small);
  const large = new Blob([new Uint8Array(5_000_000)], { type: 'image/gif' });
  await expect(shrunk(large)).rejects.toThrow(/stop the animation/);
});

test('a file over 10 MB is rejected without decoding', async () => {
  const file = new Blob([new Uint8Array(10_000_001)], { type: 'image/png' });
  await expect(shrunk(file)).rejects.toThrow('The picture is larger than 10 MB.');
});

test.each([true, false])('of a WebP of 3,000 pixels (animated: %s) no frame is lost by scaling', async (isAnimated) => {
  const height = isAnimated ? 40 : 20;
  const raw = { width: 3000, height, channels: 3, ...(isAnimated && { pageHeight: 20 }) } as const;
  const frames = Buffer.alloc(3000 * height * 3, 0x40).fill(0x90, 3000 * 20 * 3);
  const bytes = await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer();
  const scaled = new Blob(['scaled'], { type: 'image/webp' });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 20, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = async () => scaled;
    },
  );
  const sent = shrunk(new Blob([new Uint8Array(bytes)], { type: 'image/webp' }));
  if (isAnimated) await expect(sent).rejects.toThrow(/stop the animation/);
  else expect(await sent).toBe(scaled);
  vi.unstubAllGlobals();
});
