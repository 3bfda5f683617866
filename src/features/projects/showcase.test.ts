import { expect, test } from 'vitest';
import { projects } from '#src/content/projects.ts';
import { findProjects, wholeShowcase } from './showcase.ts';

const titles = (view: Partial<typeof wholeShowcase>) =>
  findProjects(projects, { ...wholeShowcase, ...view }).map(({ title }) => title);

test('newest first by default; by rating, newer before older if equal', () => {
  expect(titles({})).toHaveLength(8);
  expect(titles({}).slice(0, 3)).toEqual(['Board Pack Builder', 'Parts Counter Quotes', 'Lease Abstract Desk']);
  expect(titles({ sort: 'rating' }).slice(0, 4)).toEqual([
    'Freight Billing Desk',
    'Talent Enrichment Engine',
    'Lease Abstract Desk',
    'Clinic Intake Without Clipboards',
  ]);
});

test.each<[view: Partial<typeof wholeShowcase>, ...titles: string[]]>([
  // A search covers title and description, but not the tags.
  [{ search: 'TENANT' }, 'Tenant Inbox'],
  [{ search: ' extra charges ' }, 'Freight Billing Desk'],
  [{ search: 'Healthcare' }],
  // A project must carry all of the tags.
  [{ tag: ['Finance'] }, 'Board Pack Builder', 'Freight Billing Desk'],
  [{ tag: ['Finance', 'Logistics'] }, 'Freight Billing Desk'],
  [{ tag: ['Finance', 'Healthcare'] }],
])('%j finds these alone', (view, ...found) => {
  expect(titles(view)).toEqual(found);
});
