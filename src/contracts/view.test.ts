import { expect, test } from 'vitest';
import { pageView, postOf } from './view.ts';

const messageOf = (path: unknown) => pageView.safeParse({ path }).error?.issues[0]?.message;

test.each(['/', '/services', '/freight-billing-desk', '/blog/a-post', '/signal-board/%C3%BCber'])(
  '%s may be a public page',
  (path) => expect(messageOf(path)).toBeUndefined(),
);

test.each([
  ...['', 'services', '/admin-dashboard/post', '/No Where', '/blog/', '/blog/a/b', '/blog/%'],
  ...['/blog/%00', '/blog/a?b', `/blog/${'a'.repeat(301)}`, 7, null],
])('%j is not one', (path) => {
  expect(messageOf(path)).toBe('Please name a public page');
});

test('a slug is decoded', () => {
  expect(postOf('/blog/%C3%BCber')).toEqual({ board: 'blog', slug: 'über' });
});
