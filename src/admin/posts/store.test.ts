import { beforeEach, expect, test, vi } from 'vitest';
import type { ListedCopy } from '#src/contracts/working-copy.ts';
import { RequestError } from '#src/lib/request.ts';
import { $toast } from '#src/ui/toast/toast.ts';
import { adminRequest } from '../request.tsx';
import { dashboards } from './boards.data.ts';
import { createPostList, type DashboardPost } from './store.ts';

vi.mock('../request.tsx', () => ({ adminRequest: vi.fn() }));

const call = vi.mocked(adminRequest);
beforeEach(() => {
  call.mockReset();
  $toast.set(null);
});

const post = (id: number, published = true) => ({ id, title: `Post ${id}`, published }) as DashboardPost;

function refusal(status: number, message: string): RequestError {
  return new RequestError(status, JSON.stringify({ message }));
}

async function loaded(...posts: DashboardPost[]) {
  const list = createPostList(dashboards.blog);
  call.mockResolvedValueOnce(Response.json(posts));
  await list.load();
  return list;
}

const ids = (list: ReturnType<typeof createPostList>) => list.$state.get().value?.map(({ id }) => id);
const calls = () => call.mock.calls.map(([url, { method = 'GET' } = {}]) => `${method} ${url}`);

test('of two queries the later one wins', async () => {
  const list = createPostList(dashboards.blog);
  let late = (_: Response) => {};
  call.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const first = list.load({ search: 'a' });
  call.mockResolvedValueOnce(Response.json([post(2)]));
  await list.load({ search: 'ab' });
  late(Response.json([post(1)]));
  await first;
  expect(ids(list)).toEqual([2]);
  expect(list.$state.get().query?.search).toBe('ab');
});

test('a post that somebody else has deleted disappears from the list', async () => {
  const list = await loaded(post(1));
  call.mockRejectedValueOnce(refusal(404, 'There is no such post.'));
  call.mockResolvedValueOnce(Response.json([]));
  await list.remove([post(1)]);
  await vi.waitUntil(() => ids(list)?.length === 0);
});

test('a post whose slug has been taken stays deleted', async () => {
  const list = createPostList(dashboards.blog);
  call.mockResolvedValueOnce(Response.json([post(1)]));
  await list.load({ status: 'deleted' });
  expect(calls()).toEqual(['GET /api/blog?scope=deleted']);
  call.mockRejectedValueOnce(refusal(409, 'This slug is already taken'));
  await list.restore([post(1)]);
  expect($toast.get()).toMatchObject({
    title: 'Restore failed',
    description: 'Failed to restore the post: This slug is already taken',
  });
  expect(ids(list)).toEqual([1]);
});

test('many are published as far as that goes, and what was refused is said', async () => {
  const list = await loaded(post(1, false), post(2, false));
  list.selection.set([1, 2]);
  call.mockRejectedValueOnce(refusal(422, 'Title is required'));
  call.mockResolvedValueOnce(Response.json({}));
  call.mockResolvedValueOnce(Response.json([post(1, false), post(2)]));
  await list.setPublished(true);
  expect(calls().filter((said) => said.startsWith('PATCH'))).toEqual(['PATCH /api/blog/1', 'PATCH /api/blog/2']);
  expect(list.$state.get().value?.[1]).toMatchObject({ id: 2, published: true });
});

test('scheduled posts are published now, public ones stay, and both is undone as it was', async () => {
  const publishedAt = '2999-01-05T15:00:00.000Z';
  const list = await loaded({ ...post(1), publishedAt }, post(2), { ...post(3, false), publishedAt: null });
  const bodies = () => call.mock.calls.flatMap(([url, { body } = {}]) => (body ? [[url, body]] : []));
  call.mockImplementation(async () => Response.json([]));
  list.selection.set([1, 2, 3]);
  await list.setPublished(true);
  expect(bodies()).toEqual([
    ['/api/blog/1', { published: true, publishedAt: null }],
    ['/api/blog/3', { published: true }],
  ]);
  expect(list.$undo.get()).toMatchObject({ did: 'published', posts: [{ id: 1 }, { id: 3 }] });
  call.mockClear();
  await list.undo();
  expect(bodies()).toEqual([
    ['/api/blog/1', { published: true, publishedAt }],
    ['/api/blog/3', { published: false, publishedAt: null }],
  ]);
  expect(list.$undo.get()).toBeNull();
});

test('what is not a post yet is listed where drafts are, and a draft is called as it is written', async () => {
  const workingCopy = { id: 9, title: 'Half', category: '', updatedBy: 'dana', updatedAt: '' };
  call.mockImplementation(async (url) =>
    Response.json(
      url.includes('working-copies')
        ? [workingCopy]
        : [
            { ...post(1, false), workingCopy },
            { ...post(2), workingCopy },
          ],
    ),
  );
  const list = createPostList(dashboards.blog);
  await list.load({ search: 'a' });
  expect(calls()).toContain('GET /api/admin/working-copies?board=blog&search=a');
  expect(list.begun.$state.get().value).toEqual([workingCopy]);
  expect(list.$state.get().value?.map(({ title }) => title)).toEqual(['Half', 'Post 2']);
  await list.load({ status: 'published' });
  expect(list.begun.$state.get().value).toEqual([]);
});

test('a deleted draft can be had back as it was', async () => {
  const list = await loaded();
  const draft = { id: 5, etag: '"5.2"', values: { title: 'Half a thought', content: 'Of paper' } };
  call.mockReset();
  call.mockImplementation(async (url) => Response.json(String(url).endsWith('/5') ? draft : []));
  expect(await list.drop({ id: 5 } as ListedCopy)).toBe(true);
  expect(call.mock.calls[1]).toEqual([
    '/api/admin/working-copies/5',
    { method: 'DELETE', headers: { 'If-Match': '"5.2"' } },
  ]);
  await list.undo();
  const body = { board: 'blog', values: draft.values };
  expect(call.mock.calls).toContainEqual(['/api/admin/working-copies', { method: 'POST', body }]);
  expect(list.$undo.get()).toBeNull();
});
