import { expect, test } from 'vitest';
import { siteProblems } from '#src/contracts/content/check-site.ts';
import { weekdayOf } from '#src/lib/calendar-dates.ts';
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
  expect(siteProblems(site)).toEqual([]);
  for (const { date, reason } of site.closedDates) {
    expect(site.hours.weekdays, date).toContain(weekdayOf(date));
    expect(reason, date).not.toBe('');
  }
  const dates = site.closedDates.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort());
});

test('a value that no type can tell is wrong is named before the site is built', () => {
  const hours = { ...site.hours, weekdays: [0, 1, 2], closes: '08:00' };
  const closedDates = [{ date: '2026-12-32', reason: 'a slip' }];
  expect(siteProblems({ ...site, hours, closedDates, currency: 'dollars' })).toEqual([
    'site.ts: currency must be a currency code such as USD.',
    'site.ts: hours.weekdays must be weekdays from 1 (Monday) to 7 (Sunday), in order.',
    'site.ts: hours.closes must be a time after opens.',
    'site.ts: closedDates, 2026-12-32, must be a day such as 2027-12-24.',
  ]);
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
