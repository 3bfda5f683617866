import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

test('a weakness is told with how grave it is, and where more is said', () => {
  const via = [{ title: 'Reads too far', url: 'https://advisories.example/1' }, 'b'];
  const vulnerabilities = {
    a: { severity: 'high', range: '<2.0.0', via },
    c: { severity: 'low', range: '*', via: ['a'] },
  };
  expect(summarise(JSON.stringify({ vulnerabilities }))).toEqual({
    lines: [
      '  high: a <2.0.0: Reads too far https://advisories.example/1; by b',
      '  low: c *: by a',
    ],
    grave: 1,
  });
});

test('none found is not the same as nobody asked', () => {
  expect(summarise('{"vulnerabilities":{}}')).toEqual({ lines: [], grave: 0 });
  expect(summarise('{"message":"405 Method Not Allowed"}')).toBeUndefined();
  expect(summarise('not JSON')).toBeUndefined();
});
