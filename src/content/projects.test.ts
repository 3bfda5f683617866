import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.data.ts';
import { projects, projectTags } from './projects.ts';

const slugs = projects.map(({ slug }) => slug);

test('eight projects with different slugs', () => {
  expect(projects).toHaveLength(8);
  expect(new Set(slugs).size).toBe(8);
  for (const slug of slugs) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Object.keys(pageMeta)).not.toContain(`/${slug}`);
  }
});

test('the slug is derived from the title', () => {
  expect(slugs).toContain('clinic-intake-without-clipboards');
});

test.each(projects)('$title is complete', (project) => {
  expect(project.rating).toBeGreaterThanOrEqual(4.6);
  expect(project.rating).toBeLessThanOrEqual(4.9);
  expect(project.launchDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(project.features.length).toBeGreaterThan(2);
  expect(project.tags.every((tag) => projectTags.includes(tag))).toBe(true);
  expect(project.sample.length).toBeGreaterThan(2);
});

test.each(projects)('$title links to two other projects', ({ slug, related }) => {
  expect(new Set([slug, ...related]).size).toBe(3);
  expect(slugs).toEqual(expect.arrayContaining([...related]));
});

test('sorting by date and by rating gives different orders', () => {
  const by = (compare: (a: (typeof projects)[number], b: (typeof projects)[number]) => number) =>
    [...projects].sort(compare).map(({ slug }) => slug);
  expect(by((a, b) => b.launchDate.localeCompare(a.launchDate))).not.toEqual(
    by((a, b) => b.rating - a.rating),
  );
});

test('launch dates differ, so sorting by date is deterministic', () => {
  expect(new Set(projects.map(({ launchDate }) => launchDate)).size).toBe(8);
});
