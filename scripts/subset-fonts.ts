/**
 * Reduces the two font families to what the pages show and writes them to src/ui/fonts, where they are committed. Run
 * by hand (`npm run fonts`) after a new version of a family or another weight.
 *
 * Each comes in two parts: the letters that every page has, preloaded and small enough for the first flight of a new
 * connection, and the rest of Western European Latin, loaded only by a page that has one of them
 * (docs/decisions/0004-fonts-are-cut-and-committed.md).
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const BASIC = range(0x20, 0x7e) + '\u00a0©·×–—‘’“”…→−';
const MORE = range(0xa1, 0xff) + 'ŒœŠšŽžŸıŁł‚„†•‹›€™←↑↓✓';
const parts = {
  '': BASIC,
  '-more': [...MORE].filter((letter) => !BASIC.includes(letter)).join(''),
};

const families = [
  { file: 'besley', axes: { wght: 500 } },
  { file: 'public-sans', axes: { wght: { min: 400, max: 600 } } },
];

for (const { file, axes } of families) {
  const source = `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`;
  for (const [ending, letters] of Object.entries(parts)) {
    const subset = await subsetFont(await readFile(source), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(`src/ui/fonts/${file}${ending}.woff2`, subset);
    console.log(`src/ui/fonts/${file}${ending}.woff2: ${(subset.length / 1000).toFixed(1)} kB`);
  }
}
console.log(`unicodeRange of -more: ${unicodeRange(parts['-more'])}`);

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}

/** In CSS syntax, for astro.config.mjs. */
function unicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(2, '0');
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
