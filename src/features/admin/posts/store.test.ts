import { beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '#src/lib/request.ts';
import { $toast } from '#src/ui/toast.ts';
import { adminRequest } from '../request.ts';
import { boards, type ListedPost } from './boards.ts';
import { everything } from './query.ts';
import { createPostList } from './store.ts';

vi.mock('../request.ts', () => ({ adminRequest: vi.fn() }));

const call = vi.mocked(adminRequest);
beforeEach(() => {
  call.mockReset();
  $toast.set(null);
});

const post = (id: number, published = true) =>
  ({ id, title: `Post ${id}`, published }) as ListedPost;

function page(posts: ListedPost[], next?: string): Response {
  const drafts = posts.filter(({ published }) => !published).length;
  return Response.json(posts, {
    headers: {
      'X-Total-Count': String(posts.length),
      'X-Draft-Count': String(drafts),
      ...(next && { Link: `<${next}>; rel="next"` }),
    },
  });
}

function refusal(status: number, message: string): RequestError {
  return new RequestError(status, JSON.stringify({ message }));
}

async function loaded(...posts: ListedPost[]) {
  const list = createPostList(boards.blog);
  call.mockResolvedValueOnce(page(posts));
  await list.load();
  return list;
}

const ids = (list: ReturnType<typeof createPostList>) => list.$list.get().posts.map(({ id }) => id);
const calls = () => call.mock.calls.map(([url, { method = 'GET' } = {}]) => `${method} ${url}`);

test("loads a query's posts, drafts included", async () => {
  const list = await loaded(post(1), post(2, false));
  expect(calls()).toEqual(['GET /api/blog?scope=all']);
  expect(list.$list.get()).toMatchObject({ status: 'ready', query: everything });
  expect(ids(list)).toEqual([1, 2]);
});

test('appends the next page, without duplicates', async () => {
  const list = createPostList(boards.blog);
  call.mockResolvedValueOnce(page([post(3), post(2)], '/api/blog?scope=all&offset=2'));
  await list.load();
  call.mockResolvedValueOnce(page([post(2), post(1)]));
  await list.loadMore();
  expect(calls()[1]).toBe('GET /api/blog?scope=all&offset=2');
  expect(ids(list)).toEqual([3, 2, 1]);
  expect(list.$list.get().next).toBeUndefined();
  await list.loadMore();
  expect(calls()).toHaveLength(2);
});

test('a failure keeps the loaded posts, and a retry can succeed', async () => {
  const list = await loaded(post(1));
  call.mockRejectedValueOnce(new TypeError('no answer'));
  await list.load();
  expect(list.$list.get()).toMatchObject({ status: 'failed', posts: [post(1)] });
  call.mockResolvedValueOnce(page([]));
  await list.load();
  expect(list.$list.get().status).toBe('ready');
});

test('of two queries the later one wins', async () => {
  const list = createPostList(boards.blog);
  let late = (_: Response) => {};
  call.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const first = list.load({ ...everything, search: 'a' });
  call.mockResolvedValueOnce(page([post(2)]));
  await list.load({ ...everything, search: 'ab' });
  late(page([post(1)]));
  await first;
  expect(ids(list)).toEqual([2]);
  expect(list.$list.get().query?.search).toBe('ab');
});

test('a deleted post disappears at once with a toast, and can be restored', async () => {
  const list = await loaded(post(1), post(2));
  call.mockResolvedValueOnce(new Response(null, { status: 204 }));
  call.mockResolvedValueOnce(page([post(2)]));
  expect(await list.remove(post(1))).toBe(true);
  expect(ids(list)).toEqual([2]);
  expect(list.$list.get().counts).toEqual({ posts: 1, drafts: 0 });
  expect($toast.get()).toEqual({ title: 'Blog post deleted' });
  expect(list.$undo.get()).toEqual({ ids: [1], title: 'Post 1', here: true });

  call.mockResolvedValueOnce(Response.json(post(1)));
  call.mockResolvedValueOnce(page([post(1), post(2)]));
  await list.restore({ id: 1, title: 'Post 1' });
  expect(calls()).toContain('POST /api/blog/1/restore');
  expect(list.$undo.get()).toBeNull();
  expect($toast.get()?.title).toBe('Post restored');
  await vi.waitUntil(() => ids(list).length === 2);
});

test("a failed delete shows what was attempted, and the server's message", async () => {
  const list = await loaded(post(1));
  call.mockRejectedValueOnce(new TypeError('no answer'));
  expect(await list.remove(post(1))).toBe(false);
  expect($toast.get()).toEqual({
    title: 'Delete failed',
    description: 'Failed to delete blog post',
    destructive: true,
  });
  call.mockRejectedValueOnce(refusal(500, 'Something went wrong on our side.'));
  await list.remove(post(1));
  expect($toast.get()?.description).toBe(
    'Failed to delete blog post: Something went wrong on our side.',
  );
  expect(ids(list)).toEqual([1]);
});

test('a post that somebody else has deleted disappears from the list', async () => {
  const list = await loaded(post(1));
  call.mockRejectedValueOnce(refusal(404, 'There is no such post.'));
  call.mockResolvedValueOnce(page([]));
  await list.remove(post(1));
  await vi.waitUntil(() => ids(list).length === 0);
});

test('a second click on Restore is ignored', async () => {
  const list = await loaded();
  let answer = (_: Response) => {};
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const first = list.restore(post(1));
  await list.restore(post(1));
  call.mockResolvedValueOnce(page([post(1)]));
  answer(Response.json(post(1)));
  await first;
  expect(calls().filter((url) => url.startsWith('POST'))).toHaveLength(1);
});

test('a post whose slug has been taken stays deleted', async () => {
  const list = createPostList(boards.blog);
  call.mockResolvedValueOnce(page([post(1)]));
  await list.load({ ...everything, deleted: true });
  expect(calls()).toEqual(['GET /api/blog?scope=deleted']);
  call.mockRejectedValueOnce(refusal(409, 'This slug is already taken'));
  await list.restore(post(1));
  expect($toast.get()).toMatchObject({
    title: 'Restore failed',
    description: 'Failed to restore the post: This slug is already taken',
  });
  expect(ids(list)).toEqual([1]);
});

test('many are deleted one after the other, and brought back at once', async () => {
  const list = await loaded(post(1), post(2), post(3));
  list.choose(1, true);
  list.choose(3, true);
  call.mockResolvedValueOnce(new Response(null, { status: 204 }));
  call.mockResolvedValueOnce(new Response(null, { status: 204 }));
  call.mockResolvedValueOnce(page([post(2)]));
  await list.removeMany();
  expect(calls().slice(1)).toEqual([
    ...['DELETE /api/blog/1', 'DELETE /api/blog/3', 'GET /api/blog?scope=all'],
  ]);
  expect(ids(list)).toEqual([2]);
  expect(list.$chosen.get().size).toBe(0);
  const undo = list.$undo.get();
  expect(undo?.ids).toEqual([1, 3]);

  call.mockResolvedValueOnce(Response.json({}));
  call.mockResolvedValueOnce(Response.json({}));
  call.mockResolvedValueOnce(page([post(1), post(2), post(3)]));
  if (undo) await list.undo(undo);
  expect(ids(list)).toEqual([1, 2, 3]);
  expect(list.$undo.get()).toBeNull();
});

test('many are published as far as that goes, and what was refused is said', async () => {
  const list = await loaded(post(1, false), post(2, false));
  list.choose(1, true);
  list.choose(2, true);
  call.mockRejectedValueOnce(refusal(422, 'Title is required'));
  call.mockResolvedValueOnce(Response.json({}));
  call.mockResolvedValueOnce(page([post(1, false), post(2)]));
  await list.setPublished(true);
  expect(call.mock.calls[1]?.[1]).toMatchObject({ method: 'PATCH', body: { published: true } });
  expect(list.$list.get().posts[1]).toMatchObject({ id: 2, published: true });
});

test('a copy is a draft with the same words and an address of its own', async () => {
  const list = await loaded(post(1));
  call.mockResolvedValueOnce(
    Response.json({ id: 1, title: 'Post 1', slug: 'post-1', content: 'x' }),
  );
  call.mockResolvedValueOnce(Response.json({ id: 9 }));
  expect(await list.duplicate(post(1))).toBe(9);
  expect(call.mock.calls.at(-1)?.[1]?.body).toMatchObject({
    ...{ title: 'Post 1 (copy)', slug: null, content: 'x', published: false, publishedAt: null },
  });
});
