import { expect, test } from 'vitest';
import { drawGraph } from './draw-graph.ts';

const graphOf = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('an arrow that a longer path implies is left out', () => {
  expect(drawGraph(graphOf({ 'src/a': ['b', 'c'], b: ['c'], c: [] }))).toBe(
    'flowchart TD\n  b["b"]\n  b --> c\n  c["c"]\n  src_a["src/a"]\n  src_a --> b\n',
  );
});

test('a cycle of folders is an error', () => {
  expect(() => drawGraph(graphOf({ a: ['b'], b: ['c'], c: ['a'] }))).toThrow(/^a imports itself/);
});
