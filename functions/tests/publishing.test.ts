/** How what admins change comes to the public: build hook, own pages, cache. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import callBuildHookEachMinute from '#functions/call-build-hook.ts';
import { onSiteChange } from '#functions/shared/builder.ts';
import { insertBlogPosts } from '#db/blog-posts.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { snapshotHash } from '#db/snapshot.ts';
import { afterAnswers, contextOf, logged, newClient, plainRequest } from './support/harness.ts';
import { usePlatform } from './support/platform.ts';
import { article, usePosts } from './support/posts.ts';

const { db, admin, create, change } = usePosts();
const { platform, nextMinute, pass, minutes, state } = usePlatform(db);
const published = { published: true };

describe('the build hook', () => {
  test('is called once for a burst of changes, after a quiet moment', async () => {
    const { id } = await create(published);
    for (let i = 0; i < 3; i++) await change(id, { title: `Title ${i}` });
    await blogItem(plainRequest(`/api/blog/${id}`, admin, 'DELETE'), contextOf(newClient()));
    expect(platform.calls).toEqual([]);
    await afterAnswers();
    expect(platform.calls).toEqual(['POST /hook']);
    await minutes(1);
    expect(platform.calls).toHaveLength(1);
  });

  test('is not called for what the public does not see', async () => {
    const { id } = await create();
    await change(id, { title: 'Still a draft' });
    await afterAnswers();
    await minutes(1);
    expect(platform.calls).toEqual([]);
  });

  test('is called again where it fails, less and less often', async () => {
    await markSiteChanged(db());
    await pass(10);
    platform.answers = [500, 503];
    await nextMinute();
    await nextMinute();
    expect(platform.calls).toHaveLength(1);
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
    expect(platform.calls).toHaveLength(3);
    await minutes(1);
    expect(platform.calls).toHaveLength(3);
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
    await vi.waitUntil(() => platform.calls.length === 1, { interval: 1 });
    await markSiteChanged(db());
    await calling;
    await pass(10);
    await nextMinute();
    expect(platform.calls).toHaveLength(2);
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
    expect(platform.calls).toHaveLength(1);
  }

  test('that is live ends it', async () => {
    await told();
    platform.served = await snapshotHash(db());
    await minutes(1);
    const { liveHash, liveAt, changedAt } = await state();
    expect(liveHash).toBe(platform.served);
    expect(liveAt).toEqual(changedAt);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'build live' }));

    platform.served = undefined;
    await minutes(60);
    expect(platform.calls).toHaveLength(1);
  });

  test('that was lost is asked for again, less and less often', async () => {
    await told();
    platform.served = 'what stood there before';
    const after: number[] = [];
    for (let minute = 1; minute <= 30; minute++) {
      const before = platform.calls.length;
      await minutes(1);
      if (platform.calls.length > before) after.push(minute);
    }
    expect(after).toEqual([4, 12, 28]);
    expect((await state()).liveHash).toBe(platform.served);
  });

  test('that came too early for the newest change is asked for again', async () => {
    await told();
    const early = await snapshotHash(db());
    await publishOne();
    await pass(10);
    await nextMinute();
    expect(platform.calls).toHaveLength(2);
    platform.served = early;
    await minutes(4);
    expect(platform.calls).toHaveLength(3);
    platform.served = await snapshotHash(db());
    await minutes(30);
    expect(platform.calls).toHaveLength(3);
  });

  test('of a site that does not say what it was made from is asked for again', async () => {
    await told();
    await minutes(4);
    expect(platform.calls).toHaveLength(2);
    expect(logged).toContainEqual(
      expect.objectContaining({
        ...{ event: 'served site not reached', error: '/version.json answered 404.' },
      }),
    );
  });

  test('shows what it was before, where a change was taken back', async () => {
    platform.served = await snapshotHash(db());
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
    const request = new Request(`${platform.origin}/.netlify/functions/call-build-hook`);
    await callBuildHookEachMinute(request, { ...contextOf('203.0.113.1'), ...preview });
    expect(platform.calls).toEqual([]);
  });

  test('is looked for at SITE_URL where deployed', async () => {
    await told();
    platform.served = await snapshotHash(db());
    vi.stubEnv('FREEHAND_LOCAL', '');
    vi.stubEnv('SITE_URL', platform.origin);
    await pass(60);
    await callBuildHookEachMinute(new Request('https://internal.example/', { method: 'POST' }));
    expect((await state()).liveHash).toBe(platform.served);
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
    platform.served = 'what stood there before';
    await minutes(5);
    expect(rebuild).toHaveBeenCalledTimes(3);
    platform.served = await snapshotHash(db());
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

test('where deployed, a CDN that says nothing is not waited for', async () => {
  vi.stubEnv('FREEHAND_LOCAL', '');
  vi.stubEnv('BUILD_HOOK_URL', '');
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    setImmediate(() => patience.abort());
    return new Promise(() => {});
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await create(published)).id).toBeGreaterThan(0);
  expect(asked).toHaveBeenCalledOnce();
  expect(logged).toContainEqual(expect.objectContaining({ event: 'cache not purged' }));
});
