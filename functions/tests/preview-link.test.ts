/** Links that open a draft without a session; tests/preview-link.desktop.spec.ts opens them. */
import { expect, test } from 'vitest';
import previewLink from '#functions/blog-preview-link.ts';
import { previewedId } from '#src/domain/posts/preview-token.ts';
import { ask, SECRET, SITE } from './support/harness.ts';
import { usePosts } from './support/posts.ts';

const { admin, create, remove } = usePosts();

const createLink = (id: number) => ask(previewLink, `/api/blog/${id}/preview-link`, admin, 'POST');

test('a link to a draft reveals only its id, and works for a week', async () => {
  const { id } = await create({ published: false });
  const answer = await createLink(id);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
  const { url, expiresAt } = await answer.json();
  expect(url).toMatch(new RegExp(`^${SITE}/blog/${id}\\.\\d+\\.[\\w-]+$`));
  const week = 7 * 86_400_000;
  expect(Math.abs(Date.parse(expiresAt) - Date.now() - week)).toBeLessThan(60_000);

  const token = url.split('/').at(-1);
  const at = (now: Date) => previewedId(SECRET, 'blog', { token, now });
  expect(at(new Date(Date.parse(expiresAt) - 1000))).toBe(id);
  expect(at(new Date(expiresAt))).toBeUndefined();
});

test('creating a link requires a post that exists', async () => {
  const { id } = await create();
  expect((await createLink(999_999)).status).toBe(404);
  await remove(id);
  expect((await createLink(id)).status).toBe(404);
});
