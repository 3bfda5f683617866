import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('browsers without light-dark() have the colors of the light theme, all of them', async () => {
  const theme = await readFile('src/ui/theme.css', 'utf8');
  const [, plain = ''] = theme.split('@supports not (color: light-dark(red, red))');
  const both = [...theme.matchAll(/(--color-[a-z0-9-]+): light-dark\(((?:[^(),]|\([^)]*\))+), /g)];
  expect(both.length).toBeGreaterThan(10);
  for (const [, name, light] of both) expect(plain).toContain(`    ${name}: ${light};`);
});
