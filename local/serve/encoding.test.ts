import { expect, test } from 'vitest';
import { chooseEncoding, matchesTag } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.2, identity;q=0.8', undefined],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
  ['br;q=nonsense', undefined],
])('Accept-Encoding: %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('only what there is', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBeUndefined();
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match: %s names "a": %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected);
});
