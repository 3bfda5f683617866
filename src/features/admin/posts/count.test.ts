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

test("shows the server's total, not the loaded page's", () => {
  const headers = new Headers({ 'X-Total-Count': '137', 'X-Draft-Count': '21' });
  expect(countWords(countsIn(headers), everything)).toBe('137 posts, 21 of them drafts');
});

test('shows the search text', () => {
  const query = { ...everything, search: 'tally' };
  expect(countWords({ posts: 1, drafts: 0 }, query)).toBe('1 post for “tally”');
});

test('says that deleted posts are deleted', () => {
  const counts = { posts: 1, drafts: 1 };
  expect(countWords(counts, { ...everything, deleted: true })).toBe('1 deleted post');
});
