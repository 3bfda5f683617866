import { expect, test } from 'vitest';
import { projects } from '#src/content/projects.ts';
import { find, wholeShowcase } from './showcase.ts';

const titles = (view: Partial<typeof wholeShowcase>) =>
  find(projects, { ...wholeShowcase, ...view }).map(({ title }) => title);

test('newest first by default', () => {
  expect(titles({})).toHaveLength(8);
  expect(titles({}).slice(0, 3)).toEqual(['Board Pack Builder', 'Parts Counter Quotes', 'Lease Abstract Desk']);
});

test('highest rating first, newer before older if equal', () => {
  expect(titles({ sort: 'rating' }).slice(0, 4)).toEqual([
    'Freight Billing Desk',
    'Talent Enrichment Engine',
    'Lease Abstract Desk',
    'Clinic Intake Without Clipboards',
  ]);
});

test('a search covers title and description and ignores case', () => {
  expect(titles({ search: 'TENANT' })).toEqual(['Tenant Inbox']);
  expect(titles({ search: ' accessorials ' })).toEqual(['Freight Billing Desk']);
  expect(titles({ search: 'Healthcare' }), 'tags are not searched').toEqual([]);
});

test('a project must carry all of the tags', () => {
  expect(titles({ tag: ['Finance'] })).toEqual(['Board Pack Builder', 'Freight Billing Desk']);
  expect(titles({ tag: ['Finance', 'Logistics'] })).toEqual(['Freight Billing Desk']);
  expect(titles({ tag: ['Finance', 'Healthcare'] })).toEqual([]);
});
