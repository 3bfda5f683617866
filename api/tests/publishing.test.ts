/** How changes become public: the purge of the cache, and the build hook. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { purgeDue } from '#api/publishing/purge.ts';
import { raiseMarker, touchMarker } from '#api/outbox/due-marker.ts';
import { runSoon, tick } from '#api/outbox/run-due.ts';
import { addPurge, isPurgeFailing } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { passTime } from './support/due.ts';
import { afterAnswers, ask, host, logged, sendTo, surroundings } from './support/harness.ts';
import { usePlatform } from './support/platform.ts';
import { usePosts } from './support/posts.ts';
import { useReceiver } from './support/receiver.ts';

const { db, admin, get, create, changed, remove, restore } = usePosts();
const published = { published: true };

/** One round, as after a response or on a tick, after some seconds. */
async function after(seconds: number): Promise<void> {
  await passTime(db(), seconds * 1000);
  runSoon(surroundings());
  await afterAnswers();
}

async function waitingPurges(): Promise<number> {
  const purges = db().selectFrom('outbox').select('id').where('channel', '=', 'purge');
  return (await purges.where('deliveredAt', 'is', null).execute()).length;
}

describe('the local page cache', () => {
  const purges: string[][] = [];
  beforeEach(() => {
    vi.stubEnv('BUILD_HOOK_URL', '');
    purges.length = 0;
    host.forget = (tags) => void purges.push([...tags]);
    return afterAnswers;
  });

  test("is purged of a post's tags before the response to a change, and the site has changed; not for drafts", async () => {
    const marks = () => db().deleteFrom('siteChanges').returning('id').execute();
    const { id } = await create();
    await changed(id, { title: 'Still a draft' });
    await remove(id);
    await restore(id);
    expect([purges, await marks()]).toEqual([[], []]);
    for (const step of [
      () => changed(id, published),
      () => changed(id, { title: 'Edited' }),
      () => changed(id, { slug: 'elsewhere' }),
      () => remove(id),
      () => restore(id),
      () => changed(id, { published: false }),
    ]) {
      await step();
      expect(purges.splice(0), String(step)).toEqual([['blog', `blog:${id}`]]);
      expect(await marks(), String(step)).toHaveLength(1);
    }
    await changed(id, { title: 'A draft again' });
    expect([purges, await marks()]).toEqual([[], []]);
  });

  test('is purged again without another request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { id } = await create();
    host.wakesItself = true;
    onTestFinished(() => void (host.wakesItself = false));
    const answer = await sendTo(`/api/blog/${id}`, published, admin, 'PATCH');
    expect(answer.status).toBe(200);
    await afterAnswers();
    expect(purges).toHaveLength(1);
    await passTime(db(), 5000);
    await vi.advanceTimersByTimeAsync(5100);
    await afterAnswers();
    expect(purges).toHaveLength(2);
  });

  test('is purged of what another instance left that has ended, at the next tick', async () => {
    const around = surroundings();
    // The first of a program looks in any case.
    await tick(around);
    await afterAnswers();
    await raiseMarker(around, await touchMarker(around), new Date(Date.now() + 24 * 60 * 60_000));
    await addPurge(db(), ['left']);
    const looking = async (looksEachTick: boolean) => {
      host.looksEachTick = looksEachTick;
      await tick(around);
      await afterAnswers();
      return purges.flat();
    };
    onTestFinished(() => void delete host.looksEachTick);
    expect(await looking(false)).toEqual([]);
    expect(await looking(true)).toEqual(['left']);
  });
});

describe('where deployed', () => {
  const { platform } = usePlatform();
  beforeEach(() => {
    vi.stubEnv('BUILD_HOOK_URL', '');
    return afterAnswers;
  });

  test('a tag is purged at most twice in five seconds; further purges follow later', async () => {
    const began = Date.now();
    for (const n of [1, 2]) await create({ slug: `n-${n}`, ...published });
    // On a busy machine the first would be more than five seconds old by now.
    await passTime(db(), began - Date.now());
    await create({ slug: 'n-3', ...published });
    expect(platform.purges).toHaveLength(2);
    await after(5.001);
    expect(platform.purges).toHaveLength(3);
    expect(await waitingPurges()).toBe(0);
  });

  test('a purge that fails delays nothing, and is repeated until it succeeds', async () => {
    platform.purgeAnswers = [...Array<number>(6).fill(500)];
    const { id } = await create(published);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'cache not purged' }));
    expect(await isPurgeFailing(db())).toBe(false);
    // After some failures the backoff is longer than the wait after a response.
    await db().updateTable('outbox').set({ attempts: 5 }).where('channel', '=', 'purge').execute();
    while (platform.purgeAnswers.length > 0) await after(300);
    expect(await isPurgeFailing(db())).toBe(true);
    await after(300);
    expect(platform.purges.at(-1)?.tags).toEqual(['blog', `blog:${id}`]);
    expect([await waitingPurges(), await isPurgeFailing(db())]).toEqual([0, false]);
    // A delayed one can still succeed while a response waits.
    await changed(id, { title: 'Once more' });
    await passTime(db(), 5001);
    expect(await purgeDue(db(), host, 1234.5)).toBe(true);
  });

  test('a CDN that does not answer delays the response by at most three seconds', async () => {
    platform.purgeAnswers = ['silent'];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const given = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    onTestFinished(() => given.mockRestore());
    await create(published);
    expect(given.mock.calls).toEqual([[3000]]);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'cache not purged' }));
  });
});

describe('the build hook', () => {
  const hook = useReceiver('BUILD_HOOK_URL');
  const mark = () => markSiteChanged(db());
  const press = () => ask('/api/admin/rebuild', admin, 'POST');

  test('is called once for a burst of changes, after a quiet period, and for later ones together', async () => {
    vi.stubEnv('BUILD_HOOK_MINUTES', '60');
    const { id } = await create(published);
    for (let i = 0; i < 2; i++) await changed(id, { title: `Title ${i}` });
    await remove(id);
    await afterAnswers();
    expect(hook.seen).toEqual([]);
    const calls: number[] = [];
    for (const [isChanged, seconds] of [
      [false, 3] as const,
      [false, 3600] as const,
      [true, 3] as const,
      [true, 600] as const,
      [true, 2800] as const,
      [false, 100] as const,
      [false, 100] as const,
      [false, 7200] as const,
      [true, 3] as const,
    ]) {
      if (isChanged) await mark();
      await after(seconds);
      calls.push(hook.seen.length);
    }
    expect(calls).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 4]);
  });

  test('holds nothing back with 0 minutes, not even a change made during a call', async () => {
    vi.stubEnv('BUILD_HOOK_MINUTES', '0');
    for (let i = 1; i <= 2; i++) {
      await mark();
      await after(3);
      expect(hook.seen).toHaveLength(i);
    }
    await mark();
    const calling = after(3);
    await vi.waitUntil(() => hook.seen.length === 3, { interval: 1 });
    await mark();
    await calling;
    await after(3);
    expect(hook.seen).toHaveLength(4);
  });

  test('is called again with backoff if it fails', async () => {
    hook.firstAnswers = Array<number>(3).fill(500);
    await mark();
    for (const [failed, most] of [5000, 10_000, 20_000].entries()) {
      const began = performance.now();
      await after(failed === 0 ? 3 : 20);
      const { wait } = await db()
        .selectFrom('siteChanges')
        .select(sql<number>`extract(epoch from next_attempt_at - now())::float * 1000`.as('wait'))
        .executeTakeFirstOrThrow();
      expect(hook.seen).toHaveLength(failed + 1);
      expect(wait).toBeGreaterThan(most / 2 - (performance.now() - began));
      expect(wait).toBeLessThanOrEqual(most);
    }
    await after(20);
    await after(3600);
    expect(hook.seen).toHaveLength(4);
    const failure = { event: 'build hook failed', error: 'The build hook answered 500.' };
    expect(logged).toContainEqual(expect.objectContaining(failure));
    expect(JSON.stringify(logged)).not.toContain('/hook');
  });

  test('is called by a button too, which covers earlier changes and holds back later ones', async () => {
    await mark();
    const before = Date.now();
    const { status, body } = await press();
    expect([status, Date.parse(body.requestedAt) >= before]).toEqual([202, true]);
    const entries = await db().selectFrom('auditLog').select(['action', 'username']).execute();
    expect(entries).toEqual([{ action: 'site.rebuild', username: 'dana' }]);
    await after(3600);
    await mark();
    await after(22 * 3600);
    expect(hook.seen).toHaveLength(1);
    await after(3600);
    expect(hook.seen).toHaveLength(2);

    hook.firstAnswers = [500];
    const failed = await press();
    expect([failed.status, JSON.stringify(failed.body).includes(hook.url)]).toEqual([502, false]);
    const state = async () => (await get('/api/admin/site-status', admin)).body;
    expect(await state()).toEqual({ canRebuild: true, isOutdated: expect.any(Boolean) });
    vi.stubEnv('BUILD_HOOK_URL', '');
    expect((await press()).status).toBe(404);
    expect(await state()).toEqual({ canRebuild: false, isOutdated: false });
  });
});
