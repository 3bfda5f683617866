/** What admins can filter, search and sort by; the public lists know none of it. */
import { expect, test } from 'vitest';
import { usePosts } from './support/posts.ts';

const { admin, create, titles } = usePosts();

async function three() {
  await create({ title: 'Apple post', published: true, author: 'Ines Sandoval' });
  await create({ title: 'Cherry post', published: false });
  await create({ title: 'Banana post', published: true, publishedAt: '9000-01-01' });
}

test('a list is filtered by status', async () => {
  await three();
  const shown = (status: string) => titles(`?scope=all&status=${status}`, admin);
  expect(await shown('published')).toEqual(['Apple post']);
  expect(await shown('draft')).toEqual(['Cherry post']);
  expect(await shown('scheduled')).toEqual(['Banana post']);
  expect(await shown('other')).toHaveLength(3);
});

test('a list is sorted by title or by the last change', async () => {
  await three();
  expect(await titles('?scope=all&sort=title', admin)).toEqual([
    ...['Apple post', 'Banana post', 'Cherry post'],
  ]);
  expect(await titles('?scope=all&sort=updated', admin)).toEqual([
    ...['Banana post', 'Cherry post', 'Apple post'],
  ]);
});

test('admins search text and author too, readers as before', async () => {
  await three();
  const found = (search: string) => titles(`?scope=all&search=${search}`, admin);
  expect(await found('SANDOVAL')).toEqual(['Apple post']);
  expect(await found('how alike the cases')).toHaveLength(3);
  expect(await found('100%')).toEqual([]);
  expect(await titles('?search=sandoval')).toEqual([]);
  expect(await titles('?status=draft&sort=title')).toEqual(['Apple post']);
});
