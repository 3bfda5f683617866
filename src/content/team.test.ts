import { expect, test } from 'vitest';
import { team, teamGroups } from './team.data.ts';

test('eight people in the roles of the carousel', () => {
  expect(team.map(({ role }) => role)).toEqual([
    'CEO',
    'CTO',
    'COO',
    'Head of Engineering',
    'Lead Frontend Engineer',
    'Head of GTM – Talent Enrichment',
    'Head of Sales',
    'Technical Account Executive',
  ]);
  expect(new Set(team.map(({ id }) => id)).size).toBe(8);
});

test('seven of them in two groups', () => {
  expect(teamGroups.map(({ id }) => id)).toEqual(['engineering', 'sales']);
  const grouped = teamGroups.flatMap(({ members }) => [...members]);
  expect(new Set(grouped).size).toBe(7);
  expect(team).toEqual(expect.arrayContaining(grouped));
});
