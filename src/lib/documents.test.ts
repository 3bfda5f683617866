import { expect, test } from 'vitest';
import { documentKinds, documents, SHEET_HEIGHT, SHEET_WIDTH } from './documents.ts';
import { symbolPaths } from '../ui/documents/symbol-paths.ts';

test.each(documentKinds)(
  'the %s has one marked field and prints nothing outside the sheet',
  (kind) => {
    const shapes = documents[kind];
    expect(shapes.filter(([color]) => color === 'mark')).toHaveLength(1);
    for (const [, x, y, width, height] of shapes) {
      expect(Math.min(x, y)).toBeGreaterThan(2);
      expect(x + width).toBeLessThan(SHEET_WIDTH - 2);
      expect(y + height).toBeLessThan(SHEET_HEIGHT - 2);
    }
  },
);

test('a symbol has one path per color, in drawing order', () => {
  const paths = symbolPaths([
    ['ink', 1, 2, 3, 4],
    ['mark', 5, 5, 1, 1],
    ['ink', 6, 7, 2, 0.5],
  ]);
  expect([...paths]).toEqual([
    ['ink', 'M1 2h3v4h-3zM6 7h2v0.5h-2z'],
    ['mark', 'M5 5h1v1h-1z'],
  ]);
});
