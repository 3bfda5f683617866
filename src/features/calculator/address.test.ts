import { expect, test } from 'vitest';
import { paramsOf, readAddress, withParams, withoutParams } from './address.ts';

const own = { people: 12, hourlyCostUsd: 34, automatableShare: { min: 0.12, max: 0.25 } };
const at = (href: string) => new URL(href, 'https://agency.example');

test('the URL contains the industry, and the fields that were changed', () => {
  const params = paramsOf('Dental clinics', own, { ...own, people: 20 });
  const url = withParams(at('/blog?category=ai&people=9#top'), params);
  expect(url.href).toBe(
    'https://agency.example/blog?category=ai&industry=Dental+clinics&people=20#calculator',
  );
  expect(readAddress(url)).toEqual({ industry: 'Dental clinics', changes: { people: '20' } });
});

test('unchanged fields are left out', () => {
  expect(withParams(at('/'), paramsOf('Law firms', own, own)).search).toBe('?industry=Law+firms');
  expect(withParams(at('/'), paramsOf('Law firms', undefined, undefined)).search).toBe(
    '?industry=Law+firms',
  );
});

test('shares are percentages in the URL', () => {
  const now = { ...own, automatableShare: { min: 0.1, max: 0.305 } };
  const url = withParams(at('/'), paramsOf('Law firms', own, now));
  expect(url.search).toBe('?industry=Law+firms&share-from=10&share-to=30.5');
  expect(readAddress(url)?.changes).toEqual({ shareMin: '10', shareMax: '30.5' });
});

test.each(['/', '/?industry=', '/?industry=+', '/?people=4'])('%s names no industry', (href) => {
  expect(readAddress(at(href))).toBeUndefined();
});

test('removing the parameters leaves the rest of the URL unchanged', () => {
  const url = at('/contact?utm_source=letter&industry=Law+firms&people=4&share-to=9#calculator');
  expect(withoutParams(url, '#support').href).toBe(
    'https://agency.example/contact?utm_source=letter#support',
  );
  expect(withoutParams(at('/?industry=x#calculator'), '').href).toBe('https://agency.example/');
});
