/** What the commands say about the folders and the licenses of packages. */
import { expect, test } from 'vitest';
import { drawGraph } from './draw-graph.ts';
import { lackingLicense, type Locked } from './license-rules.ts';

const graphOf = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('of folders an arrow that a longer path implies is left out, and a cycle is an error', () => {
  expect(drawGraph(graphOf({ 'src/a': ['b', 'c'], b: ['c'], c: [] }))).toBe(
    'flowchart TD\n  b["b"]\n  b --> c\n  c["c"]\n  src_a["src/a"]\n  src_a --> b\n',
  );
  expect(() => drawGraph(graphOf({ a: ['b'], b: ['c'], c: ['a'] }))).toThrow(/^a imports itself/);
});

test.each<[name: string, locked: Locked, lacking: string | undefined, said?: string]>([
  ...['MIT', 'Apache-2.0 AND MIT', '(MIT AND Zlib)', '(GPL-3.0-only OR MIT)'].map(
    (license) => ['b', { license }, undefined] as [string, Locked, undefined],
  ),
  ...['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN file', 'MPL-2.0'].map(
    (license) => ['b', { license }, `b 1.0.0: ${license}`] as [string, Locked, string],
  ),
  // Where the lock file has none, the package says it.
  ['b', {}, undefined, 'MIT'],
  ['b', {}, 'b 1.0.0: no license'],
  // An exception applies to its package alone, and some to development alone.
  ['lightningcss', { license: 'MPL-2.0' }, undefined],
  ['@img/sharp-wasm32', { license: 'MIT AND LGPL-3.0-or-later' }, undefined],
  ['axe-core', { license: 'MPL-2.0', dev: true }, undefined],
  ['axe-core', { license: 'MPL-2.0' }, 'axe-core 1.0.0: MPL-2.0'],
  ['ical.js', { license: 'MPL-2.0' }, undefined],
  ['ical.js-plus', { license: 'MPL-2.0' }, 'ical.js-plus 1.0.0: MPL-2.0'],
  ['not-lightningcss', { license: 'MPL-2.0' }, 'not-lightningcss 1.0.0: MPL-2.0'],
])('%s with %j lacks a license: %s', (name, locked, lacking, said) => {
  const path = `node_modules/a/node_modules/${name}`;
  expect(lackingLicense(path, { version: '1.0.0', ...locked }, () => said)).toBe(lacking);
});
