import { readFile } from 'node:fs/promises';
import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { pageColors } from './page-colors.ts';

test("browser bars and icons have the pages' background color", async () => {
  const theme = await readFile(new URL('theme.css', import.meta.url), 'utf8');
  const token = /--color-paper: light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(theme);
  expect([pageColors.light, pageColors.dark]).toEqual(token?.slice(1).map(formatHex));
});
