import { expect, test } from 'vitest';
import { clientPortal, footerColumns, headerItems } from './navigation.data.ts';
import { pageMeta } from './page-meta.data.ts';
import { addressLine, site } from './site.ts';

test('the address on one line', () => {
  expect(addressLine).toBe('401 Congress Avenue, Austin, Texas 78701');
});

test('the telephone link dials the printed number', () => {
  const digits = (text: string) => text.replace(/\D/g, '');
  expect(digits(site.phone.href)).toBe(`1${digits(site.phone.text)}`);
});

test('closed dates are weekdays, sorted, unique, and have a reason', () => {
  for (const { date, reason } of site.closedDates) {
    const day = new Date(`${date}T00:00:00Z`);
    expect(day.toISOString()).toMatch(new RegExp(`^${date}`));
    expect(site.hours.weekdays, date).toContain(day.getUTCDay());
    expect(reason, date).not.toBe('');
  }
  const dates = site.closedDates.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
});

test('the header has its five items, and the portal is an external link', () => {
  expect(headerItems.map(({ label }) => label)).toEqual([
    'Services',
    'Process',
    'Analysis',
    'Insights',
    'Contact',
  ]);
  expect(new URL(clientPortal?.href ?? '').protocol).toBe('https:');
});

test('the footer leads only to pages of this site', () => {
  const links = footerColumns.flatMap(({ children }) => children);
  for (const { href } of links) expect(href).toMatch(/^\/[a-z-]+(#[a-z]+)?$/);
});

test.each(Object.entries(pageMeta))('%s fits a search result', (_, meta) => {
  expect(meta.title.length).toBeGreaterThan(0);
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.keywords.length).toBeGreaterThan(0);
});

test('every page has a unique title and description', () => {
  const metas = Object.values(pageMeta);
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
});

test('only a made-up agency has addresses that lead nowhere', () => {
  if (!site.demo) expect(JSON.stringify(site)).not.toMatch(/[.-]example\b/);
});
