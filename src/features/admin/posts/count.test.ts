import { expect, test } from 'vitest';
import type { ListedPost } from './boards.ts';
import { countWords } from './count.ts';
import { everything } from './query.ts';

const posts = (...published: boolean[]) =>
  published.map((is, id) => ({ id, published: is }) as ListedPost);

test('counts posts, and the drafts among them', () => {
  expect(countWords(posts(true), everything, false)).toBe('1 post');
  expect(countWords(posts(true, true), everything, false)).toBe('2 posts');
  expect(countWords(posts(true, false), everything, false)).toBe('2 posts, 1 of them a draft');
  expect(countWords(posts(false, false), everything, false)).toBe('2 posts, 2 of them drafts');
  expect(countWords(posts(false), everything, false)).toBe('1 post, a draft');
});

test('says what was searched for, and that there is more', () => {
  const query = { ...everything, search: 'tally' };
  expect(countWords(posts(true), query, true)).toBe('1+ posts for “tally”');
});

test('of deleted posts it says that they are', () => {
  expect(countWords(posts(false), { ...everything, deleted: true }, false)).toBe('1 deleted post');
});
