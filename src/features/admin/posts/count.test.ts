import { expect, test } from 'vitest';
import { countsIn, countWords } from './count.ts';
import { everything } from './query.ts';

test('counts posts, and the drafts among them', () => {
  expect(countWords({ posts: 1, drafts: 0 }, everything)).toBe('1 post');
  expect(countWords({ posts: 2, drafts: 0 }, everything)).toBe('2 posts');
  expect(countWords({ posts: 2, drafts: 1 }, everything)).toBe('2 posts, 1 of them a draft');
  expect(countWords({ posts: 2, drafts: 2 }, everything)).toBe('2 posts, 2 of them drafts');
  expect(countWords({ posts: 1, drafts: 1 }, everything)).toBe('1 post, a draft');
});

test('counts what the server has, not the page that is loaded', () => {
  const headers = new Headers({ 'X-Total-Count': '137', 'X-Draft-Count': '21' });
  expect(countWords(countsIn(headers), everything)).toBe('137 posts, 21 of them drafts');
});

test('says what was searched for', () => {
  const query = { ...everything, search: 'tally' };
  expect(countWords({ posts: 1, drafts: 0 }, query)).toBe('1 post for “tally”');
});

test('of deleted posts it says that they are', () => {
  const counts = { posts: 1, drafts: 1 };
  expect(countWords(counts, { ...everything, deleted: true })).toBe('1 deleted post');
});
