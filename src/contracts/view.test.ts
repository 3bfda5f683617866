import { expect, test } from 'vitest';
import { pageView, postOf } from './view.ts';

test.each(['/', '/services', '/freight-billing-desk', '/blog/a-post', '/signal-board/%C3%BCber'])(
  '%s may be a public page',
  (path) => {
    expect(pageView.safeParse({ path }).success).toBe(true);
  },
);

test.each([
  '',
  'services',
  '/admin-dashboard/post',
  '/No Where',
  '/blog/',
  '/blog/a/b',
  '/blog/%',
  '/blog/%00',
  '/blog/a?b',
  `/blog/${'a'.repeat(301)}`,
  7,
  null,
])('%j is not one', (path) => {
  const result = pageView.safeParse({ path });
  expect(result.error?.issues[0]?.message).toBe('Please name a public page');
});

test('a slug is decoded', () => {
  expect(postOf('/blog/%C3%BCber')).toEqual({ board: 'blog', slug: 'über' });
});
