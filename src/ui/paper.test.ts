import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { oklch } from '#functions/shared/publishing/share-image/oklch.ts';
import { paper } from './paper.ts';

test('bars and icons have the ground of the pages', async () => {
  const theme = await readFile(new URL('theme.css', import.meta.url), 'utf8');
  const token = /--color-paper: light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/.exec(theme);
  const rgb = token?.slice(1).map((numbers) => {
    const [lightness = 0, chroma = 0, hue = 0] = numbers.split(' ').map(Number);
    return oklch(lightness, chroma, hue);
  });
  expect([paper.light, paper.dark].map(bytesOf)).toEqual(rgb);
});

/** `#f7f3ea` as `rgb(247 243 234)`. */
function bytesOf(hex: string): string {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${bytes.join(' ')})`;
}
