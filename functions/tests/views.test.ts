import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import views from '#functions/views.ts';
import * as pageViews from '#db/page-views.ts';
import { seed } from '#db/seed.ts';
import { afterAnswers, sendTo, useEmbeddedDatabase } from './support/harness.ts';

const { db } = useEmbeddedDatabase();
beforeAll(() => seed(db()));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

function sendView(path: unknown) {
  return sendTo(views, '/api/views', { path });
}

async function pass(): Promise<void> {
  vi.advanceTimersByTime(1500);
  await afterAnswers();
}

/** The stored counts, after the batch was written. */
async function counts() {
  await pass();
  return db().selectFrom('pageViews').select(['path', 'count']).orderBy('path').execute();
}

test('views are counted by page and day, however the address is encoded', async () => {
  for (const path of ['/', '/blog/what-to-automate-first', '/', '/blog/wh%61t-to-automate-first']) {
    const response = await sendView(path);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  }
  expect(await counts()).toEqual([
    { path: '/', count: 2 },
    { path: '/blog/what-to-automate-first', count: 2 },
  ]);
  const { day } = await db().selectFrom('pageViews').select('day').executeTakeFirstOrThrow();
  const austin = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
  expect(day).toBe(austin.format(new Date()));
});

test('an unknown page is not counted, an invalid address is 422', async () => {
  const before = await counts();
  for (const path of ['/blog/made-up', '/made-up', '/admin-dashboard']) {
    expect((await sendView(path)).status).toBe(204);
  }
  const response = await sendView('/admin-dashboard/post');
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'Please name a public page',
    errors: { path: ['Please name a public page'] },
  });
  expect(await counts()).toEqual(before);
});

test('many views at once are one write, and none is lost if the database is unavailable', async () => {
  await db().deleteFrom('pageViews').execute();
  const statements = vi.spyOn(pageViews, 'addViews');
  await Promise.all(Array.from({ length: 50 }, () => sendView('/services')));
  expect(await counts()).toEqual([{ path: '/services', count: 50 }]);
  expect(statements).toHaveBeenCalledTimes(1);

  statements.mockRejectedValueOnce(new Error('away'));
  await sendView('/services');
  await pass();
  await sendView('/services');
  expect(await counts()).toEqual([{ path: '/services', count: 52 }]);
});
