import { expect, test } from 'vitest';
import { pageView, postOf } from './view.ts';

test.each([
  ...['/', '/services', '/freight-billing-desk', '/blog/a-post', '/signal-board/%C3%BCber'].map(
    (path) => [path, undefined],
  ),
  ...['', 'services', '/admin-dashboard/post', '/No Where', '/blog/', '/blog/a/b', '/blog/%'].map(
    (path) => [path, 'Please name a public page'],
  ),
  ...['/blog/%00', '/blog/a?b', `/blog/${'a'.repeat(301)}`, 7, null].map((path) => [
    path,
    'Please name a public page',
  ]),
])('%j as a public page: %s', (path, message) => {
  expect(pageView.safeParse({ path }).error?.issues[0]?.message).toBe(message);
});

test('a slug is decoded', () => {
  expect(postOf('/blog/%C3%BCber')).toEqual({ board: 'blog', slug: 'über' });
});
