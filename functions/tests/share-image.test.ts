/** The share image of a post. */
import { expect, test } from 'vitest';
import shareImage from '#functions/share-image.ts';
import { imagePath } from '#src/domain/posts/post-page.ts';
import { articleSubject } from '#src/domain/posts/share-subject.ts';
import { usePosts } from './support/posts.ts';

const { get, create, changed } = usePosts();

const pathOf = (post: Parameters<typeof articleSubject>[0] & { id: number }) =>
  imagePath('blog', post.id, articleSubject(post));

test('is drawn for published posts, cached until the post changes, and redirects from earlier titles', async () => {
  const post = await create({ published: true });
  const image = await get(shareImage, pathOf(post));
  expect(image.status).toBe(200);
  expect(image.headers.get('Content-Type')).toBe('image/png');
  expect(image.headers.get('Netlify-Cache-Tag')).toBe(`blog:${post.id}`);
  expect(new Uint8Array(await image.arrayBuffer()).slice(1, 4)).toEqual(
    new TextEncoder().encode('PNG'),
  );

  const renamed = await changed(post.id, { title: 'Under another title' });
  const moved = await get(shareImage, pathOf(post));
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, pathOf(renamed)]);
});

test('is not drawn for drafts', async () => {
  const post = await create();
  expect((await get(shareImage, pathOf(post))).status).toBe(404);
  expect((await get(shareImage, '/share/blog/no-id/x.png')).status).toBe(404);
});
