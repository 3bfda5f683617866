import { readFile } from 'node:fs/promises';
import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { paper } from './paper.ts';

test('bars and icons have the ground of the pages', async () => {
  const theme = await readFile(new URL('theme.css', import.meta.url), 'utf8');
  const token = /--color-paper: light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(theme);
  expect([paper.light, paper.dark]).toEqual(token?.slice(1).map(formatHex));
});
