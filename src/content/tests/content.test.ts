/** Whether the content fits together, and fits where it is shown. */
import { expect, test } from 'vitest';
import { siteProblems } from '#src/contracts/content/check-site.ts';
import { galleryIdeas } from '#src/domain/gallery.ts';
import { weekdayOf } from '#src/lib/calendar-dates.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { addOns } from '../add-ons.data.ts';
import { offerings } from '../automations.ts';
import { galleryExtra } from '../automations/custom.data.ts';
import { categories } from '../categories.data.ts';
import { fourSteps } from '../home.data.ts';
import { privacyPolicy } from '../legal/privacy-policy.data.ts';
import { retentionIn } from '#src/lib/retention-text.ts';
import { termsOfService } from '../legal/terms-of-service.data.ts';
import { clientPortal, footerColumns } from '../navigation.data.ts';
import { packages } from '../packages.data.ts';
import { pageMeta } from '../page-meta.data.ts';
import { bundleDiscounts, durations, spanText } from '../prices.ts';
import { projects, projectTags } from '../projects.ts';
import { serviceCategories } from '../service-categories.data.ts';
import { popularServices } from '#src/domain/services.ts';
import { addressLine, site } from '../site.ts';
import { team, teamGroups } from '../team.data.ts';

const every = [...offerings, galleryExtra];
const metas = Object.values(pageMeta);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test.each<[string, readonly string[]]>([
  ['ids of automations', idsOf(every)],
  ['titles of automations', every.map(({ title }) => title.toLowerCase())],
  ['descriptions of automations', every.map(({ description }) => description)],
  ['inputs and outputs', every.flatMap(({ takes, gives }) => [takes, gives])],
  ['ids of services', idsOf(popularServices)],
  ['ids of categories', idsOf(serviceCategories)],
  ['ids of packages', idsOf(packages)],
  ['ids of add-ons', idsOf(addOns)],
  ['ids of people', idsOf(team)],
  ['clauses of the policy', idsOf(privacyPolicy.clauses)],
  ['clauses of the terms', idsOf(termsOfService.clauses)],
  ['addresses', [...projects.map(({ slug }) => `/${slug}`), ...Object.keys(pageMeta)]],
  ['titles of pages', metas.map(({ title }) => title)],
  ['descriptions of pages', metas.map(({ description }) => description)],
  ['launch dates, by which projects are sorted', projects.map(({ launchDate }) => launchDate)],
  ['closed dates', site.closedDates.map(({ date }) => date)],
])('the %s are unique', (_, values) => {
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

test('there are forty automations of all categories, Custom last, and the gallery has one more', () => {
  expect(offerings).toHaveLength(40);
  expect(new Set(offerings.map(({ category }) => category))).toEqual(new Set(categories));
  expect(offerings.at(-1)).toMatchObject({ category: 'Custom', complexity: 'custom' });
  expect(galleryIdeas).toHaveLength(41);
  expect(new Set(galleryIdeas.map(({ complexity }) => complexity))).toEqual(
    new Set(['Simple', 'Moderate', 'Advanced']),
  );
});

test('every automation fits its card, and takes as long as its complexity says', () =>
  eachRow(
    every,
    ({ title }) => title,
    ({ id, title, description, takes, gives, complexity, timeToValue, roiMultiplier }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(title.length).toBeLessThanOrEqual(32);
      expect(description.length).toBeGreaterThanOrEqual(90);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(Math.max(takes.length, gives.length)).toBeLessThanOrEqual(34);
      if (complexity === 'custom') return;
      const { from, to, unit } = durations[complexity];
      const possible = Array.from({ length: to - from + 1 }, (_, more) => from + more);
      expect(possible.map((weeks) => spanText({ from: weeks, unit }))).toContain(timeToValue);
      expect(roiMultiplier).toMatch(/^\dx$/);
    },
  ));

test('four steps in order, the last marked as such, all on the rail', () => {
  const { steps, weeksShown } = fourSteps;
  expect(steps.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
  for (const { weeks } of steps) {
    expect(weeks.least).toBeLessThanOrEqual(weeks.most);
    expect(weeks.first + weeks.most - 1).toBeLessThanOrEqual(weeksShown);
  }
});

test('bundle steps have no gaps', () => {
  for (const [index, step] of bundleDiscounts.entries()) {
    expect(bundleDiscounts[index + 1]?.from).toBe(step.to === undefined ? undefined : step.to + 1);
  }
});

test('eight people, seven of them in two groups', () => {
  expect(team).toHaveLength(8);
  expect(idsOf(teamGroups)).toEqual(['engineering', 'sales']);
  const grouped = teamGroups.flatMap(({ members }) => [...members]);
  expect(new Set(grouped).size).toBe(7);
  expect(team).toEqual(expect.arrayContaining(grouped));
});

test('each of the eight projects is complete, and links to two others', async () => {
  expect(projects).toHaveLength(8);
  const slugs = projects.map(({ slug }) => slug);
  await eachRow(
    projects,
    ({ title }) => title,
    ({ slug, rating, launchDate, features, tags, sample, related }) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(rating).toBeGreaterThanOrEqual(4.6);
      expect(rating).toBeLessThanOrEqual(4.9);
      expect(launchDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Math.min(features.length, sample.length)).toBeGreaterThan(2);
      expect(projectTags).toEqual(expect.arrayContaining([...tags]));
      expect(new Set([slug, ...related]).size).toBe(3);
      expect(slugs).toEqual(expect.arrayContaining([...related]));
    },
  );
});

test('every clause has an id, a summary and a text, and retention is said as people say it', () => {
  for (const { id, summary, paragraphs } of [...privacyPolicy.clauses, ...termsOfService.clauses]) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(summary).toMatch(/\.$/);
    expect(paragraphs.length).toBeGreaterThan(0);
  }
  const periods = ['24 hours', '90 days', '12 months', '24 months'];
  expect([1, 90, 365, 730].map(retentionIn('en-US'))).toEqual(periods);
});

test('the address is on one line, and the telephone link dials the printed number', () => {
  expect(addressLine).toBe('401 Congress Avenue, Austin, Texas 78701');
  const digits = (text: string) => text.replace(/\D/g, '');
  expect(digits(site.phone.href)).toBe(`1${digits(site.phone.text)}`);
});

test('closed dates are weekdays, sorted, and have a reason', () => {
  expect(siteProblems(site)).toEqual([]);
  for (const { date, reason } of site.closedDates) {
    expect(site.hours.weekdays, date).toContain(weekdayOf(date));
    expect(reason, date).not.toBe('');
  }
  const dates = site.closedDates.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
});

test('a value that no type can tell is wrong is named before the site is built', () => {
  const hours = { ...site.hours, weekdays: [0, 1, 2], closes: '08:00' };
  const closedDates = [{ date: '2026-12-32', reason: 'a slip' }];
  expect(siteProblems({ ...site, hours, closedDates, currency: 'dollars' })).toEqual([
    'site.data.ts: currency must be a currency code such as USD.',
    'site.data.ts: hours.weekdays must be weekdays from 1 (Monday) to 7 (Sunday), in order.',
    'site.data.ts: hours.closes must be a time after opens.',
    'site.data.ts: closedDates, 2026-12-32, must be a day such as 2027-12-24.',
  ]);
});

test('the footer leads only to pages of this site, and the portal to another', () => {
  const links = footerColumns.flatMap(({ children }) => children);
  for (const { href } of links) expect(href).toMatch(/^\/[a-z-]+(#[a-z]+)?$/);
  expect(new URL(clientPortal?.href ?? '').protocol).toBe('https:');
});

test('every page fits a search result', () =>
  eachRow(
    Object.entries(pageMeta),
    ([path]) => path,
    ([, { title, description, keywords }]) => {
      expect(title.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(keywords.length).toBeGreaterThan(0);
    },
  ));

test('only a made-up agency has addresses that lead nowhere', () => {
  if (!site.demo) expect(JSON.stringify(site)).not.toMatch(/[.-]example\b/);
});
