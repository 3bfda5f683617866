import { expect, test } from 'vitest';
import { neighboursIn, nextLinks } from './neighbours.ts';

const posts = ['ai', 'business', 'ai', 'technology', 'ai'].map((category, id) => ({
  ...{ id, category, title: `Post ${id}`, slug: `post-${id}` },
}));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const around = (id: number, list = posts) => {
  const post = list.find((one) => one.id === id);
  if (!post) throw new Error('no such post');
  return neighboursIn(list)(post);
};

test('a post leads to the ones before and after it, and first to its own kind', () => {
  const { newer, older, related } = around(2);
  expect([newer?.id, older?.id]).toEqual([1, 3]);
  expect(ids(related)).toEqual([0, 4, 1]);
});

test('the newest and the only one have less around them', () => {
  expect(around(0).newer).toBeUndefined();
  expect(around(0, posts.slice(0, 1))).toEqual({
    ...{ newer: undefined, older: undefined, related: [] },
  });
});

test('who is in the list of the newest and of its kind comes once, and never the post itself', () => {
  const alike = posts.map((post) => ({ ...post, category: 'ai' }));
  expect(ids(around(1, alike).related)).toEqual([0, 2, 3]);
  const mixed = [...posts, { ...{ id: 5, category: 'idea', title: 'Post 5', slug: 'post-5' } }];
  expect(ids(around(5, mixed).related)).toEqual([0, 1, 2]);
});

test('the links of a post name what is before and after it', () => {
  expect(nextLinks('blog', around(0))).toEqual({
    newer: null,
    older: { title: 'Post 1', href: '/blog/post-1' },
  });
  expect(nextLinks('blog', around(0, posts.slice(0, 1)))).toBeNull();
});
