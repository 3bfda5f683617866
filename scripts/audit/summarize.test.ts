import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

test('a vulnerability is reported with its severity and the link to its advisory', () => {
  const via = [{ title: 'Reads too far', url: 'https://advisories.example/1' }, 'b'];
  const vulnerabilities = {
    a: { severity: 'high', range: '<2.0.0', via },
    c: { severity: 'low', range: '*', via: ['a'] },
  };
  expect(summarize(JSON.stringify({ vulnerabilities }))).toEqual({
    lines: [
      '  high: a <2.0.0: Reads too far https://advisories.example/1; by b',
      '  low: c *: by a',
    ],
    severe: 1,
  });
});

test('no vulnerabilities is a different result from no answer', () => {
  expect(summarize('{"vulnerabilities":{}}')).toEqual({ lines: [], severe: 0 });
  expect(summarize('{"message":"405 Method Not Allowed"}')).toBeUndefined();
  expect(summarize('not JSON')).toBeUndefined();
});
