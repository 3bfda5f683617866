/** How what admins change comes to the public: build hook, own pages, cache. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import callBuildHookEachMinute from '#functions/call-build-hook.ts';
import { onSiteChange } from '#functions/shared/builder.ts';
import { insertBlogPosts } from '#db/blog-posts.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { snapshotHash } from '#db/snapshot.ts';
import { afterAnswers, contextOf, logged, newClient, plainRequest } from './support/harness.ts';
import { article, usePosts } from './support/posts.ts';

const { db, admin, create, change } = usePosts();
const published = { published: true };

/** Stands for the platform: its hook, and the site that it serves. */
let platform: Server;
let origin: string;
/** What the hook answers, one after the other; then 200. */
let answers: number[];
let calls: string[];
/** What the served site was made from; undefined where it does not say. */
let served: string | undefined;

beforeAll(async () => {
  platform = createServer((request, response) => {
    if (request.url === '/version.json') {
      response.writeHead(served === undefined ? 404 : 200);
      response.end(JSON.stringify({ snapshot: served, builtAt: new Date() }));
      return;
    }
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(answers.shift() ?? 200).end();
  });
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
});
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});
beforeEach(() => {
  vi.stubEnv('BUILD_HOOK_URL', `${origin}/hook`);
  answers = [];
  calls = [];
  served = undefined;
  return () => onSiteChange(undefined);
});

/** As the clock does it. */
function nextMinute(): Promise<void> {
  const request = new Request(`${origin}/.netlify/functions/call-build-hook`, { method: 'POST' });
  return callBuildHookEachMinute(request);
}

/** As if so much time had passed without a change. */
async function pass(seconds: number): Promise<void> {
  const ago = sql`${seconds} * interval '1 second'`;
  await db()
    .updateTable('siteChanges')
    .set({
      changedAt: sql`changed_at - ${ago}`,
      hookCalledAt: sql`hook_called_at - ${ago}`,
      liveAt: sql`live_at - ${ago}`,
      calledAt: sql`called_at - ${ago}`,
      nextAttemptAt: sql`next_attempt_at - ${ago}`,
    })
    .execute();
}

async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    await pass(60);
    await nextMinute();
  }
}

async function state() {
  return db().selectFrom('siteChanges').selectAll().executeTakeFirstOrThrow();
}

describe('the build hook', () => {
  test('is called once for a burst of changes, after a quiet moment', async () => {
    const { id } = await create(published);
    for (let i = 0; i < 3; i++) await change(id, { title: `Title ${i}` });
    await blogItem(plainRequest(`/api/blog/${id}`, admin, 'DELETE'), contextOf(newClient()));
    expect(calls).toEqual([]);
    await afterAnswers();
    expect(calls).toEqual(['POST /hook']);
    await minutes(1);
    expect(calls).toHaveLength(1);
  });

  test('is not called for what the public does not see', async () => {
    const { id } = await create();
    await change(id, { title: 'Still a draft' });
    await afterAnswers();
    await minutes(1);
    expect(calls).toEqual([]);
  });

  test('is called again where it fails, less and less often', async () => {
    await markSiteChanged(db());
    await pass(10);
    answers = [500, 503];
    await nextMinute();
    await nextMinute();
    expect(calls).toHaveLength(1);
    for (const pause of [5, 10]) {
      const { wait } = await db()
        .selectFrom('siteChanges')
        .select(sql<number>`extract(epoch from next_attempt_at - now())::float`.as('wait'))
        .executeTakeFirstOrThrow();
      expect(wait).toBeGreaterThan(pause - 2);
      expect(wait).toBeLessThanOrEqual(pause);
      await pass(pause);
      await nextMinute();
    }
    expect(calls).toHaveLength(3);
    await minutes(1);
    expect(calls).toHaveLength(3);
    expect(logged).toContainEqual(
      expect.objectContaining({
        ...{ event: 'build hook failed', error: 'The build hook answered 500.' },
      }),
    );
    expect(JSON.stringify(logged)).not.toContain('/hook');
  });

  test('hears of what changes while it is called as news of its own', async () => {
    await markSiteChanged(db());
    await pass(10);
    const calling = nextMinute();
    await vi.waitUntil(() => calls.length === 1, { interval: 1 });
    await markSiteChanged(db());
    await calling;
    await pass(10);
    await nextMinute();
    expect(calls).toHaveLength(2);
  });
});

describe('a build', () => {
  /** As an admin does, without what begins by itself after the answer. */
  async function publishOne(): Promise<void> {
    const slug = `post-${performance.now()}`;
    await insertBlogPosts(db(), [{ ...article, category: 'ai', slug, ...published }]);
    await markSiteChanged(db());
  }

  /** The hook has been called for a change. */
  async function told(): Promise<void> {
    await publishOne();
    await pass(10);
    await nextMinute();
    expect(calls).toHaveLength(1);
  }

  test('that is live ends it', async () => {
    await told();
    served = await snapshotHash(db());
    await minutes(1);
    const { liveHash, liveAt, changedAt } = await state();
    expect(liveHash).toBe(served);
    expect(liveAt).toEqual(changedAt);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'build live' }));

    served = undefined;
    await minutes(60);
    expect(calls).toHaveLength(1);
  });

  test('that was lost is asked for again, less and less often', async () => {
    await told();
    served = 'what stood there before';
    const after: number[] = [];
    for (let minute = 1; minute <= 30; minute++) {
      const before = calls.length;
      await minutes(1);
      if (calls.length > before) after.push(minute);
    }
    expect(after).toEqual([4, 12, 28]);
    expect((await state()).liveHash).toBe(served);
  });

  test('that came too early for the newest change is asked for again', async () => {
    await told();
    const early = await snapshotHash(db());
    await publishOne();
    await pass(10);
    await nextMinute();
    expect(calls).toHaveLength(2);
    served = early;
    await minutes(4);
    expect(calls).toHaveLength(3);
    served = await snapshotHash(db());
    await minutes(30);
    expect(calls).toHaveLength(3);
  });

  test('of a site that does not say what it was made from is asked for again', async () => {
    await told();
    await minutes(4);
    expect(calls).toHaveLength(2);
    expect(logged).toContainEqual(
      expect.objectContaining({
        ...{ event: 'served site not reached', error: '/version.json answered 404.' },
      }),
    );
  });

  test('shows what it was before, where a change was taken back', async () => {
    served = await snapshotHash(db());
    await publishOne();
    await db().deleteFrom('blogPosts').execute();
    await markSiteChanged(db());
    await pass(10);
    await nextMinute();
    await minutes(1);
    const { liveAt, changedAt } = await state();
    expect(liveAt).toEqual(changedAt);
  });

  test('of a preview says nothing', async () => {
    await publishOne();
    await pass(10);
    const preview = { deploy: { context: 'deploy-preview', id: '1', published: false } };
    const request = new Request(`${origin}/.netlify/functions/call-build-hook`);
    await callBuildHookEachMinute(request, { ...contextOf('203.0.113.1'), ...preview });
    expect(calls).toEqual([]);
  });

  test('is looked for at SITE_URL where deployed', async () => {
    await told();
    served = await snapshotHash(db());
    vi.stubEnv('FREEHAND_LOCAL', '');
    vi.stubEnv('SITE_URL', origin);
    await pass(60);
    await callBuildHookEachMinute(new Request('https://internal.example/', { method: 'POST' }));
    expect((await state()).liveHash).toBe(served);
  });
});

describe('who has pages of its own', () => {
  const rebuild = vi.fn();
  beforeEach(() => {
    vi.stubEnv('BUILD_HOOK_URL', '');
    rebuild.mockReset();
    onSiteChange(rebuild);
  });

  test('hears of every change', async () => {
    await create();
    expect(rebuild).not.toHaveBeenCalled();
    await create(published);
    expect(rebuild).toHaveBeenCalledTimes(1);
  });

  test('hears of it again where the pages do not come', async () => {
    await create(published);
    served = 'what stood there before';
    await minutes(5);
    expect(rebuild).toHaveBeenCalledTimes(3);
    served = await snapshotHash(db());
    await minutes(30);
    expect(rebuild).toHaveBeenCalledTimes(3);
  });
});

test('where deployed, a cache that cannot be purged holds nothing up', async () => {
  vi.stubEnv('FREEHAND_LOCAL', '');
  vi.stubEnv('BUILD_HOOK_URL', '');
  expect((await create(published)).id).toBeGreaterThan(0);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'cache not purged', board: 'blog' }),
  );
});
