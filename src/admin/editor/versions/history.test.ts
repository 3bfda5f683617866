import { expect, test } from 'vitest';
import { changeIn } from './History.tsx';

test('each change is named', () => {
  const before = { title: 'A sheet', published: false, words: 340 };
  expect(changeIn(before, before)).toBe('As many words (340)');
  expect(changeIn(before, { ...before, words: 341 })).toBe('1 word more (341)');
  expect(changeIn(before, { title: 'B', published: true, words: 300 })).toMatch(
    /^40 words fewer \(300\)\. Published it\. Title before: “.?A sheet.?”$/,
  );
});
