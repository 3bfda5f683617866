import { expect, test } from 'vitest';
import { askedOf, readAddress, withAsked, withoutAsked } from './address.ts';

const own = { people: 12, hourlyCostUsd: 34, automatableShare: { min: 0.12, max: 0.25 } };
const at = (href: string) => new URL(href, 'https://freehand.example');

test('an industry stands in the address, with the fields that differ from its own', () => {
  const asked = askedOf('Dental clinics', own, { ...own, people: 20 });
  const url = withAsked(at('/blog?category=ai&people=9#top'), asked);
  expect(url.href).toBe(
    'https://freehand.example/blog?category=ai&industry=Dental+clinics&people=20#calculator',
  );
  expect(readAddress(url)).toEqual({ industry: 'Dental clinics', changes: { people: '20' } });
});

test('what is the same as the result’s own is left out', () => {
  expect(withAsked(at('/'), askedOf('Law firms', own, own)).search).toBe('?industry=Law+firms');
  expect(withAsked(at('/'), askedOf('Law firms', undefined, undefined)).search).toBe(
    '?industry=Law+firms',
  );
});

test('shares are percent in the address', () => {
  const now = { ...own, automatableShare: { min: 0.1, max: 0.305 } };
  const url = withAsked(at('/'), askedOf('Law firms', own, now));
  expect(url.search).toBe('?industry=Law+firms&share-from=10&share-to=30.5');
  expect(readAddress(url)?.changes).toEqual({ shareMin: '10', shareMax: '30.5' });
});

test.each(['/', '/?industry=', '/?industry=+', '/?people=4'])('%s asks for nothing', (href) => {
  expect(readAddress(at(href))).toBeUndefined();
});

test('taken out, the rest of the address is as it was', () => {
  const url = at('/contact?utm_source=letter&industry=Law+firms&people=4&share-to=9#calculator');
  expect(withoutAsked(url, '#support').href).toBe(
    'https://freehand.example/contact?utm_source=letter#support',
  );
  expect(withoutAsked(at('/?industry=x#calculator'), '').href).toBe('https://freehand.example/');
});
