/** The authors that the editor offers. */
import { expect, test } from 'vitest';
import authors from '#functions/admin-authors.ts';
import { usePosts } from './support/posts.ts';

const { admin, get, create, remove } = usePosts();

test('each author is listed once, as the latest post names them', async () => {
  const ines = { author: 'Ines Sandoval', published: true };
  await create({ ...ines, title: 'Older post', authorTitle: 'Writer', publishedAt: '2026-01-05' });
  await create({ ...ines, title: 'Newer post', authorTitle: 'Editor', publishedAt: '2026-02-05' });
  await create({ title: 'Another one', author: 'Adaeze Obi', authorImageUrl: '/media/a.jpg' });
  const gone = await create({ title: 'Deleted one', author: 'Nobody Else' });
  await remove(gone.id);
  expect(await (await get(authors, '/api/admin/authors', admin)).json()).toEqual([
    { name: 'Adaeze Obi', title: null, imageUrl: '/media/a.jpg' },
    { name: 'Ines Sandoval', title: 'Editor', imageUrl: null },
  ]);
});
