/**
 * `npm run fonts`: reduces the two font families to what the pages show, in three parts: the letters that every page has
 * (preloaded), the rest of Western European Latin, and the letters of other European names (decision 4).
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const BASIC = range(0x20, 0x7e) + '\u00a0©·×–—‘’“”…−';
const MORE = range(0xa1, 0xff) + 'Œœı‚„†•‹›€™↑↓';
const EXTENDED = range(0x100, 0x17f);
/** Per ending of a file: the file of the family that has the letters, and those not in a part before. */
const parts = {
  '': { source: 'latin', letters: BASIC },
  '-more': { source: 'latin', letters: without(MORE, BASIC) },
  '-extended': { source: 'latin-ext', letters: without(EXTENDED, MORE) },
};

const families = [
  { file: 'besley', axes: { wght: 500 } },
  { file: 'public-sans', axes: { wght: { min: 400, max: 600 } } },
];

for (const { file, axes } of families) {
  for (const [ending, { source, letters }] of Object.entries(parts)) {
    const whole = `node_modules/@fontsource-variable/${file}/files/${file}-${source}-wght-normal.woff2`;
    const subset = await subsetFont(await readFile(whole), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(`src/ui/fonts/${file}${ending}.woff2`, subset);
    console.log(`src/ui/fonts/${file}${ending}.woff2: ${(subset.length / 1000).toFixed(1)} kB`);
  }
}
for (const ending of ['-more', '-extended'] as const) {
  console.log(`unicodeRange of ${ending}: ${unicodeRange(parts[ending].letters)}`);
}

function without(letters: string, others: string): string {
  return [...letters].filter((letter) => !others.includes(letter)).join('');
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/** In CSS syntax, for src/lib/fonts.data.ts. */
function unicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(2, '0');
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
