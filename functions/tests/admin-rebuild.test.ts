import { expect, test, vi } from 'vitest';
import rebuild from '#functions/admin-rebuild.ts';
import siteStatus from '#functions/admin-site-status.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { runSoon } from '#functions/shared/outbox/run-due.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { passTime } from './support/due.ts';
import { afterAnswers, ask, contextOf, newClient } from './support/harness.ts';
import { useHook } from './support/platform.ts';
import { usePosts } from './support/posts.ts';

const { db, admin, get } = usePosts();
const hook = useHook();

const sendRequest = () => ask(rebuild, '/api/admin/rebuild', admin, 'POST');

async function status() {
  const response = await get(siteStatus, '/api/admin/site-status', admin);
  expect(response.status).toBe(200);
  return response.json();
}

test('calls the hook, gives the time of the request, and is recorded in the audit log', async () => {
  const before = Date.now();
  const response = await sendRequest();
  expect(response.status).toBe(202);
  const { requestedAt } = await response.json();
  expect(Date.parse(requestedAt)).toBeGreaterThanOrEqual(before);
  expect(hook.calls).toHaveLength(1);
  const entries = await db().selectFrom('auditLog').select(['action', 'username']).execute();
  expect(entries).toEqual([{ action: 'site.rebuild', username: 'dana' }]);
});

test('covers earlier changes, and holds back later ones', async () => {
  await markSiteChanged(db());
  await sendRequest();
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

test('reports a hook that fails, and a missing one', async () => {
  hook.answers = [500];
  const failed = await sendRequest();
  expect(failed.status).toBe(502);
  expect(await failed.text()).not.toContain(hook.url);
  vi.stubEnv('BUILD_HOOK_URL', '');
  expect((await sendRequest()).status).toBe(404);
});

test('the status says whether there is a build hook, and is fine without one', async () => {
  expect(await status()).toEqual({ canRebuild: true, isOutdated: false });
  vi.stubEnv('BUILD_HOOK_URL', '');
  expect(await status()).toEqual({ canRebuild: false, isOutdated: false });
});
