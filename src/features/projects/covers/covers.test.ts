import { expect, test } from 'vitest';
import { projects } from '#src/content/projects.ts';
import { coverOf, covers } from './covers.ts';
import { coverFile } from './pen.ts';

test('every project has a cover with a different background', () => {
  expect(Object.keys(covers).sort()).toEqual(projects.map(({ slug }) => slug).sort());
  expect(new Set(Object.values(covers).map(({ hue }) => hue)).size).toBe(projects.length);
});

test.each(projects)('$title: small, described, complete', ({ slug }) => {
  const { alt, hue, drawing } = coverOf(slug);
  const file = coverFile(drawing, hue);
  expect(file.length).toBeLessThan(10_000);
  expect(file).not.toMatch(/NaN|undefined|HUE/);
  for (const [, id] of file.matchAll(/href="#([a-z]+)"/g)) expect(file).toContain(`id="${id}"`);
  expect(alt).toMatch(/^[A-Z].{30,}\.$/);
});

test('a project without a cover stops the build', () => {
  expect(() => coverOf('perpetual-motion')).toThrow('perpetual-motion');
});
