/** Helpers to read and write posts, for the blog unless another board is given. */
import { beforeEach, expect } from 'vitest';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import { ask, empty, sendTo, useAdmin } from './harness.ts';
import { article } from './samples.data.ts';

type Headers = Record<string, string>;

/** Deletes all posts before each test, and gives an admin's actions. */
export function usePosts() {
  const { db, session: admin } = useAdmin();
  beforeEach(async () => {
    await empty(db(), 'blogPosts', 'signalBoardPosts', 'postRevisions', 'slugHistory', 'workingCopies');
    await empty(db(), 'siteChanges', 'auditLog', 'outbox');
  });

  const get = (path: string, headers?: Headers) => ask(path, headers);

  const send = (method: string, path: string, body: unknown, headers?: Headers) =>
    sendTo(path, body, { ...admin, ...headers }, method);

  const create = async (fields: object = {}): Promise<BlogFull> => {
    const { status, body } = await send('POST', '/api/blog', { ...article, ...fields });
    expect(status).toBe(201);
    return body;
  };

  const change = (id: number, fields: object, headers?: Headers) => send('PATCH', `/api/blog/${id}`, fields, headers);

  const changed = async (id: number, fields: object): Promise<BlogFull> => {
    const { status, body } = await change(id, fields);
    expect(status).toBe(200);
    return body;
  };

  /** @returns the status */
  const remove = async (id: number, headers?: Headers): Promise<number> =>
    (await ask(`/api/blog/${id}`, { ...admin, ...headers }, 'DELETE')).status;

  /** @returns the status */
  const restore = async (id: number): Promise<number> => (await ask(`/api/blog/${id}/restore`, admin, 'POST')).status;

  /** The titles of a list. */
  const titles = async (query = '', headers?: Headers): Promise<string[]> => {
    const { status, body } = await get(`/api/blog${query}`, headers);
    expect(status).toBe(200);
    return (body as BlogListed[]).map(({ title }) => title);
  };

  return { db, admin, get, send, create, change, changed, remove, restore, titles };
}
