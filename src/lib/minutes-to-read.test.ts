import { expect, test } from 'vitest';
import { minutesToRead } from './minutes-to-read.ts';

test('reading takes at least a minute, and 220 words each', () => {
  expect(minutesToRead('<p>Short.</p>')).toBe(1);
  expect(minutesToRead('<p>word</p>'.repeat(660))).toBe(3);
});
