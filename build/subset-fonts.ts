/**
 * Cuts the two families down to what the pages show and writes them to src/ui/fonts, where they are
 * committed. Run by hand (`npm run fonts`) after a new version of a family or another weight.
 *
 * Besley stands in headings and figures at one weight, so it becomes a static cut; Public Sans keeps
 * the part of its weight axis that the interface uses (docs/decisions/0004-fonts.md).
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸıŁł–—‘’‚“”„†•…‹›€™−×→←↑↓✓';

const families = [
  { file: 'besley', axes: { wght: 500 } },
  { file: 'public-sans', axes: { wght: { min: 400, max: 600 } } },
];

for (const { file, axes } of families) {
  const source = `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`;
  const subset = await subsetFont(await readFile(source), LATIN, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(`src/ui/fonts/${file}.woff2`, subset);
  console.log(`src/ui/fonts/${file}.woff2: ${(subset.length / 1000).toFixed(1)} kB`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}
