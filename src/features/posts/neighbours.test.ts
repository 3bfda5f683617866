import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const posts = ['ai', 'business', 'ai', 'technology', 'ai'].map((category, id) => ({
  id,
  category,
}));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('a post leads to the ones before and after it, and first to its own kind', () => {
  const [, , post] = posts;
  const { newer, older, related } = neighboursOf(posts, post ?? { id: 0, category: '' });
  expect([newer?.id, older?.id]).toEqual([1, 3]);
  expect(ids(related)).toEqual([0, 4, 1]);
});

test('the newest and the only one have less around them', () => {
  const [first] = posts;
  if (!first) throw new Error('no posts');
  expect(neighboursOf(posts, first).newer).toBeUndefined();
  expect(neighboursOf([first], first)).toEqual({
    newer: undefined,
    older: undefined,
    related: [],
  });
});
