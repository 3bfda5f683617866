import { expect, test } from 'vitest';
import { landingPath } from './boards-of-site.ts';

test.each([
  [[], '/admin-dashboard'],
  [['/blog'], '/admin-dashboard'],
  [['/signal-board', '/trust'], '/admin-dashboard/blog'],
  [['/blog', '/signal-board'], '/admin-dashboard/overview'],
] as const)('on a site without %s a login leads to %s', (without, path) => {
  expect(landingPath(without)).toBe(path);
});
