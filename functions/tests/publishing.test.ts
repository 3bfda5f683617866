/** How what admins change comes to the public: build hook, own pages, cache. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import blog from '#functions/blog.ts';
import callBuildHookAgain from '#functions/call-build-hook.ts';
import { onSiteChange } from '#functions/shared/publish.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import {
  afterAnswers,
  contextOf,
  jsonRequest,
  logged,
  newClient,
  plainRequest,
  signIn,
  useEmbeddedDatabase,
} from './support/harness.ts';

const { db } = useEmbeddedDatabase();

let admin: { Cookie: string };
let server: Server;
let hook: string;
/** What the hook answers, one after the other; then 200. */
let answers: number[];
let calls: string[];

beforeAll(async () => {
  admin = await signIn(db());
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  vi.stubEnv('BUILD_HOOK_URL', hook);
  answers = [];
  calls = [];
  await db().deleteFrom('siteChanges').execute();
  return () => onSiteChange(undefined);
});

const article = {
  title: 'What to automate first',
  summary: 'A short test for picking a first project.',
  content: 'Ask how often, and ask how alike the cases really are.',
  category: 'automation',
  author: 'Dana Whitlock',
};

async function create(fields: object = {}): Promise<number> {
  const request = jsonRequest('/api/blog', { ...article, published: true, ...fields }, admin);
  return (await (await blog(request, contextOf(newClient()))).json()).id;
}

/** As if nothing had happened for a while, and a pause were over. */
async function quiet() {
  await db()
    .updateTable('siteChanges')
    .set({
      changedAt: sql`changed_at - interval '10 seconds'`,
      nextAttemptAt: sql`now() - interval '1 second'`,
    })
    .execute();
}

test('a burst of changes is one call, after a quiet moment', async () => {
  const id = await create();
  for (let i = 0; i < 3; i++) {
    const request = jsonRequest(`/api/blog/${id}`, { title: `Title ${i}` }, admin, 'PATCH');
    await blogItem(request, contextOf(newClient()));
  }
  await blogItem(plainRequest(`/api/blog/${id}`, admin, 'DELETE'), contextOf(newClient()));
  expect(calls).toEqual([]);
  await afterAnswers();
  expect(calls).toEqual(['POST /hook']);
  await quiet();
  await callBuildHookAgain();
  expect(calls).toHaveLength(1);
});

test('what the public does not see calls nothing', async () => {
  const id = await create({ published: false });
  const request = jsonRequest(`/api/blog/${id}`, { title: 'Still a draft' }, admin, 'PATCH');
  await blogItem(request, contextOf(newClient()));
  await afterAnswers();
  await callBuildHookAgain();
  expect(calls).toEqual([]);
});

test('a hook that fails is called again, less and less often', async () => {
  await markSiteChanged(db());
  await quiet();
  answers = [500, 503];
  await callBuildHookAgain();
  await callBuildHookAgain();
  expect(calls).toHaveLength(1);
  for (const pause of [5, 10]) {
    const { wait } = await db()
      .selectFrom('siteChanges')
      .select(sql<number>`extract(epoch from next_attempt_at - now())::float`.as('wait'))
      .executeTakeFirstOrThrow();
    expect(wait).toBeGreaterThan(pause - 2);
    expect(wait).toBeLessThanOrEqual(pause);
    await quiet();
    await callBuildHookAgain();
  }
  expect(calls).toHaveLength(3);
  await quiet();
  await callBuildHookAgain();
  expect(calls).toHaveLength(3);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'build hook failed', error: 'The build hook answered 500.' }),
  );
  expect(JSON.stringify(logged)).not.toContain(hook);
});

test('what changes while the hook is called is news of its own', async () => {
  await markSiteChanged(db());
  await quiet();
  const calling = callBuildHookAgain();
  await vi.waitUntil(() => calls.length === 1, { interval: 1 });
  await markSiteChanged(db());
  await calling;
  await quiet();
  await callBuildHookAgain();
  expect(calls).toHaveLength(2);
});

test('who has pages of its own hears of every change', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  const rebuild = vi.fn();
  onSiteChange(rebuild);
  await create({ published: false });
  expect(rebuild).not.toHaveBeenCalled();
  await create();
  expect(rebuild).toHaveBeenCalledTimes(1);
});

test('where deployed, a cache that cannot be purged holds nothing up', async () => {
  vi.stubEnv('FREEHAND_LOCAL', '');
  vi.stubEnv('BUILD_HOOK_URL', '');
  expect(await create()).toBeGreaterThan(0);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'cache not purged', board: 'blog' }),
  );
});
