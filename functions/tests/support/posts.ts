/** Helpers to read and write posts, for the blog unless another board is given. */
import { beforeAll, beforeEach, expect } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import blogRestore from '#functions/blog-restore.ts';
import blog from '#functions/blog.ts';
import type { Handler } from '#functions/shared/http/answer.ts';
import type { Database } from '#db/connection.ts';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import { ask, sendTo, signIn, useDatabase } from './harness.ts';

export const article = {
  title: 'What to automate first',
  summary: 'A short test for picking a first project.',
  content: '<h1>Count</h1><p onclick="x()">Ask how often, and how alike the cases are.</p>',
  category: 'automation',
  author: 'Dana Whitlock',
};

export const signal = {
  title: 'The tally sheet',
  description: 'One stroke each time.',
  category: 'playbook',
  sourceType: 'original',
};

type Headers = Record<string, string>;

/** Deletes all posts before each test, and gives an admin's actions. */
export function usePosts() {
  const { db } = useDatabase();
  const admin = { Cookie: '' };
  beforeAll(async () => {
    Object.assign(admin, await signIn(db()));
  });
  beforeEach(() => emptyBoards(db()));

  const get = (handler: Handler, path: string, headers?: Headers) => ask(handler, path, headers);

  const send = (handler: Handler, method: string, path: string, body: unknown, headers?: Headers) =>
    sendTo(handler, path, body, { ...admin, ...headers }, method);

  const create = async (fields: object = {}): Promise<BlogFull> => {
    const response = await send(blog, 'POST', '/api/blog', { ...article, ...fields });
    expect(response.status).toBe(201);
    return response.json();
  };

  const change = (id: number, fields: object, headers?: Headers) =>
    send(blogItem, 'PATCH', `/api/blog/${id}`, fields, headers);

  const changed = async (id: number, fields: object): Promise<BlogFull> => {
    const response = await change(id, fields);
    expect(response.status).toBe(200);
    return response.json();
  };

  const remove = (id: number, headers?: Headers) =>
    ask(blogItem, `/api/blog/${id}`, { ...admin, ...headers }, 'DELETE');

  const restore = (id: number) => ask(blogRestore, `/api/blog/${id}/restore`, admin, 'POST');

  const titles = async (query = '', headers?: Headers): Promise<string[]> => {
    const response = await get(blog, `/api/blog${query}`, headers);
    expect(response.status).toBe(200);
    return ((await response.json()) as BlogListed[]).map(({ title }) => title);
  };

  return { db, admin, get, send, create, change, changed, remove, restore, titles };
}

async function emptyBoards(db: Database): Promise<void> {
  for (const table of ['blogPosts', 'signalBoardPosts'] as const) {
    await db.deleteFrom(table).execute();
  }
  const others = ['postRevisions', 'slugHistory', 'siteChanges', 'auditLog', 'outbox'] as const;
  for (const table of others) {
    await db.deleteFrom(table).execute();
  }
}
