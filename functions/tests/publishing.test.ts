import { sql } from 'kysely';
/** How changes become public: the purge of the cache, and the build hook. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { onPurge, purgeDue } from '#functions/shared/publishing/purge.ts';
import { runSoon } from '#functions/shared/outbox/run-due.ts';
import { isPurgeFailing } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { passTime } from './support/due.ts';
import { afterAnswers, contextOf, jsonRequest, logged, newClient } from './support/harness.ts';
import { useHook, usePlatform } from './support/platform.ts';
import { usePosts } from './support/posts.ts';

const { db, admin, create, change, changed, remove, restore } = usePosts();
const published = { published: true };

/** One round, as after a response or on a tick. */
async function round(): Promise<void> {
  runSoon(functionEnv(), contextOf(newClient()));
  await afterAnswers();
}

async function waitingPurges(): Promise<number> {
  const rows = await db()
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', 'purge')
    .where('deliveredAt', 'is', null)
    .execute();
  return rows.length;
}

describe('the local page cache', () => {
  const purges: string[][] = [];
  beforeEach(() => {
    vi.stubEnv('BUILD_HOOK_URL', '');
    purges.length = 0;
    onPurge((tags) => void purges.push([...tags]));
    return async () => {
      await afterAnswers();
      onPurge(undefined);
    };
  });

  test("is purged of a post's tags before the response to a change, but not for drafts", async () => {
    const { id } = await create();
    await changed(id, { title: 'Still a draft' });
    expect(purges).toEqual([]);
    const tags = ['blog', `blog:${id}`];
    const steps = [
      () => change(id, published),
      () => change(id, { title: 'Edited' }),
      () => change(id, { slug: 'elsewhere' }),
      () => remove(id),
      () => restore(id),
      () => change(id, { published: false }),
    ];
    for (const step of steps) {
      expect((await step()).ok).toBe(true);
      expect(purges.splice(0)).toEqual([tags]);
    }
    await changed(id, { title: 'A draft again' });
    expect(purges).toEqual([]);
  });

  test('is purged again some seconds later, for pages that were being rendered', async () => {
    const { id } = await create(published);
    await afterAnswers();
    expect(purges).toHaveLength(1);
    await passTime(db(), 5000);
    await round();
    expect(purges).toEqual([
      ['blog', `blog:${id}`],
      ['blog', `blog:${id}`],
    ]);
    await passTime(db(), 60_000);
    await round();
    expect(purges).toHaveLength(2);
  });

  test('is purged again without another request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { id } = await create();
    const context = Object.assign(contextOf(newClient()), { deploy: { context: 'dev' } });
    const request = jsonRequest(`/api/blog/${id}`, published, admin, 'PATCH');
    expect((await blogItem(request, context)).status).toBe(200);
    await afterAnswers();
    expect(purges).toHaveLength(1);
    await passTime(db(), 5000);
    await vi.advanceTimersByTimeAsync(5100);
    await afterAnswers();
    expect(purges).toHaveLength(2);
  });

  test('is purged from another copy of the module', async () => {
    vi.resetModules();
    const copy = await import('#functions/shared/publishing/purge.ts');
    copy.onPurge(() => void purges.push(['copy']));
    await create(published);
    expect(purges).toEqual([['copy']]);
  });
});

describe('where deployed', () => {
  const platform = usePlatform();
  beforeEach(() => vi.stubEnv('BUILD_HOOK_URL', ''));

  test('changes at the same time share a purge', async () => {
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => create({ slug: `n-${n}`, ...published })),
    );
    expect(platform.purges.length).toBeLessThanOrEqual(2);
    // What a slow machine could not gather in time follows as one.
    await passTime(db(), 5001);
    await round();
    expect(platform.purges.length).toBeLessThanOrEqual(3);
    const tags = new Set(platform.purges.flatMap((purge) => purge.tags));
    expect([...tags].toSorted()).toEqual(['blog', ...all.map(({ id }) => `blog:${id}`)].toSorted());
  });

  test('a tag is purged at most twice in five seconds; further purges follow later', async () => {
    const began = Date.now();
    for (const n of [1, 2]) await create({ slug: `n-${n}`, ...published });
    // On a busy machine the first would be more than five seconds old by now.
    await passTime(db(), began - Date.now());
    await create({ slug: 'n-3', ...published });
    expect(platform.purges).toHaveLength(2);
    await passTime(db(), 5001);
    await round();
    expect(platform.purges).toHaveLength(3);
    expect(await waitingPurges()).toBe(0);
  });

  test('a delayed purge can still succeed while the response waits', async () => {
    await create(published);
    await passTime(db(), 5001);
    expect(await purgeDue(db(), functionEnv(), 1234.5)).toBe(true);
  });

  test('a purge that fails delays nothing, and is repeated until it succeeds', async () => {
    platform.purgeAnswers = [...Array<number>(6).fill(500)];
    const { id } = await create(published);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'cache not purged' }));
    expect(await isPurgeFailing(db())).toBe(false);
    vi.stubEnv('LOCAL_PROGRAM', '');
    // After some failures the backoff is longer than the wait after a response.
    await db().updateTable('outbox').set({ attempts: 5 }).where('channel', '=', 'purge').execute();
    while (platform.purgeAnswers.length > 0) {
      await passTime(db(), 5 * 60_000);
      await round();
    }
    expect(await isPurgeFailing(db())).toBe(true);
    await passTime(db(), 5 * 60_000);
    await round();
    expect(platform.purges.at(-1)?.tags).toEqual(['blog', `blog:${id}`]);
    expect(await waitingPurges()).toBe(0);
    expect(await isPurgeFailing(db())).toBe(false);
  });

  test('a CDN that does not answer delays the response by at most three seconds', async () => {
    platform.purgeAnswers = ['silent'];
    const began = performance.now();
    await create(published);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'cache not purged' }));
  });
});

describe('the build hook', () => {
  const hook = useHook();
  const seconds = async (count: number) => {
    await passTime(db(), count * 1000);
    await round();
  };
  const change = () => markSiteChanged(db());

  test('is called once for a burst of changes, after a quiet period', async () => {
    const { id } = await create(published);
    for (let i = 0; i < 3; i++) await changed(id, { title: `Title ${i}` });
    await remove(id);
    await afterAnswers();
    expect(hook.calls).toEqual([]);
    await seconds(3);
    expect(hook.calls).toHaveLength(1);
    await seconds(3600);
    expect(hook.calls).toHaveLength(1);
  });

  test('is called once for later changes, after BUILD_HOOK_MINUTES', async () => {
    vi.stubEnv('BUILD_HOOK_MINUTES', '60');
    await change();
    await seconds(3);
    for (let i = 0; i < 5; i++) {
      await change();
      await seconds(600);
    }
    expect(hook.calls).toHaveLength(1);
    await seconds(500);
    expect(hook.calls).toHaveLength(1);
    await seconds(100);
    expect(hook.calls).toHaveLength(2);
    await seconds(7200);
    expect(hook.calls).toHaveLength(2);
    await change();
    await seconds(3);
    expect(hook.calls).toHaveLength(3);
  });

  test('holds nothing back with 0 minutes', async () => {
    vi.stubEnv('BUILD_HOOK_MINUTES', '0');
    for (let i = 1; i <= 3; i++) {
      await change();
      await seconds(3);
      expect(hook.calls).toHaveLength(i);
    }
  });

  test('is called again with backoff if it fails', async () => {
    hook.answers = Array<number>(3).fill(500);
    await change();
    for (const [failed, most] of [5000, 10_000, 20_000].entries()) {
      const began = performance.now();
      await seconds(failed === 0 ? 3 : 20);
      const { wait } = await db()
        .selectFrom('siteChanges')
        .select(sql<number>`extract(epoch from next_attempt_at - now())::float * 1000`.as('wait'))
        .executeTakeFirstOrThrow();
      expect(hook.calls).toHaveLength(failed + 1);
      expect(wait).toBeGreaterThan(most / 2 - (performance.now() - began));
      expect(wait).toBeLessThanOrEqual(most);
    }
    await seconds(20);
    await seconds(3600);
    expect(hook.calls).toHaveLength(4);
    const failure = { event: 'build hook failed', error: 'The build hook answered 500.' };
    expect(logged).toContainEqual(expect.objectContaining(failure));
    expect(JSON.stringify(logged)).not.toContain('/hook');
  });

  test('is called again for changes made during a call', async () => {
    vi.stubEnv('BUILD_HOOK_MINUTES', '0');
    await change();
    await passTime(db(), 3000);
    const calling = round();
    await vi.waitUntil(() => hook.calls.length === 1, { interval: 1 });
    await change();
    await calling;
    await seconds(3);
    expect(hook.calls).toHaveLength(2);
  });
});
