import { expect, test } from 'vitest';
import { readAddress, withoutResult, withResult } from './address.ts';

const own = { people: 12, hourlyCostUsd: 34, automatableShare: { min: 0.12, max: 0.25 } };
const at = (href: string) => new URL(href, 'https://agency.example');
const shown = (assumptions?: typeof own) => ({
  result: { industry: 'Law firms', assumptions: own },
  assumptions,
});

test('shares are percentages in the URL', () => {
  const now = { ...own, automatableShare: { min: 0.1, max: 0.305 } };
  const url = withResult(at('/'), shown(now));
  expect(url.search).toBe('?industry=Law+firms&share-from=10&share-to=30.5');
  expect(readAddress(url)?.changes).toEqual({ shareMin: '10', shareMax: '30.5' });
});

test.each(['/', '/?industry=', '/?industry=+', '/?people=4'])('%s names no industry', (href) => {
  expect(readAddress(at(href))).toBeUndefined();
});

test('removing the parameters leaves the rest of the URL unchanged', () => {
  const url = at('/contact?utm_source=letter&industry=Law+firms&people=4&share-to=9#calculator');
  expect(withoutResult(url, '#support').href).toBe('https://agency.example/contact?utm_source=letter#support');
});
