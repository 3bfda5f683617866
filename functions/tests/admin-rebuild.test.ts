import { expect, test, vi } from 'vitest';
import rebuild from '#functions/admin-rebuild.ts';
import siteStatus from '#functions/admin-site-status.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { runSoon } from '#functions/shared/outbox/run-due.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { passTime } from './support/due.ts';
import { afterAnswers, contextOf, newClient, plainRequest } from './support/harness.ts';
import { useHook } from './support/platform.ts';
import { usePosts } from './support/posts.ts';

const { db, admin, get } = usePosts();
const hook = useHook();

const ask = () =>
  rebuild(plainRequest('/api/admin/rebuild', admin, 'POST'), contextOf(newClient()));

async function status() {
  const response = await get(siteStatus, '/api/admin/site-status', admin);
  expect(response.status).toBe(200);
  return response.json();
}

test('calls the hook, says since when a build counts, and is written down', async () => {
  const before = Date.now();
  const response = await ask();
  expect(response.status).toBe(202);
  const { requestedAt } = await response.json();
  expect(Date.parse(requestedAt)).toBeGreaterThanOrEqual(before);
  expect(hook.calls).toHaveLength(1);
  const entries = await db().selectFrom('auditLog').select(['action', 'username']).execute();
  expect(entries).toEqual([{ action: 'site.rebuild', username: 'dana' }]);
});

test('covers what changed before it, and holds back what changes after it', async () => {
  await markSiteChanged(db());
  await ask();
  const hours = async (count: number) => {
    await passTime(db(), count * 3_600_000);
    runSoon(functionEnv(), contextOf(newClient()));
    await afterAnswers();
  };
  await hours(1);
  expect(hook.calls).toHaveLength(1);
  await markSiteChanged(db());
  await hours(22);
  expect(hook.calls).toHaveLength(1);
  await hours(1);
  expect(hook.calls).toHaveLength(2);
});

test('says so where the hook fails, and where there is none', async () => {
  hook.answers = [500];
  const failed = await ask();
  expect(failed.status).toBe(502);
  expect(await failed.text()).not.toContain(hook.url);
  vi.stubEnv('BUILD_HOOK_URL', '');
  expect((await ask()).status).toBe(404);
});

test('the status says whether a build can be asked for, and nothing is missing without', async () => {
  expect(await status()).toEqual({ canRebuild: true, isOutdated: false });
  vi.stubEnv('BUILD_HOOK_URL', '');
  expect(await status()).toEqual({ canRebuild: false, isOutdated: false });
});
