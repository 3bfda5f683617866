import { expect, test } from 'vitest';
import { fitted, shrunk } from './shrink.ts';

test.each([
  [4000, 3000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [2560, 100, 2560, 100],
  [640, 480, 640, 480],
  [100_000, 10, 2560, 1],
])('%i by %i is sent as %i by %i', (width, height, ...small) => {
  expect(fitted(width, height)).toEqual(small);
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
