import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as pageViews from '#db/page-views.ts';
import { seed } from '#db/seed.ts';
import { afterAnswers, empty, sendTo, useDatabase } from './support/harness.ts';

const { db } = useDatabase();
beforeAll(() => seed(db()));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await empty(db(), 'pageViews');
});
afterEach(() => void vi.useRealTimers());

const view = (path: string) => sendTo('/api/views', { path });

/** The stored counts, after the batch was written. */
async function counts() {
  vi.advanceTimersByTime(1500);
  // Otherwise the deadlines of the database would pass too.
  vi.useRealTimers();
  await afterAnswers();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return db().selectFrom('pageViews').select(['path', 'count']).orderBy('path').execute();
}

test('views of known pages are counted by page and day, however the address is encoded', async () => {
  for (const path of ['/', '/blog/what-to-automate-first', '/', '/blog/wh%61t-to-automate-first']) {
    const { status, headers, body } = await view(path);
    expect([status, body, headers.get('Set-Cookie')]).toEqual([204, '', null]);
  }
  for (const path of ['/blog/made-up', '/made-up', '/admin-dashboard']) {
    expect((await view(path)).status).toBe(204);
  }
  expect(await counts()).toEqual([
    { path: '/', count: 2 },
    { path: '/blog/what-to-automate-first', count: 2 },
  ]);
  const { day } = await db().selectFrom('pageViews').select('day').executeTakeFirstOrThrow();
  const austin = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
  expect(day).toBe(austin.format(new Date()));
});

test('many views at once are one write, and none is lost if the database is unavailable', async () => {
  const statements = vi.spyOn(pageViews, 'addViews');
  await Promise.all(Array.from({ length: 50 }, () => view('/services')));
  expect(await counts()).toEqual([{ path: '/services', count: 50 }]);
  expect(statements).toHaveBeenCalledTimes(1);

  statements.mockRejectedValueOnce(new Error('away'));
  await view('/services');
  await counts();
  await view('/services');
  expect(await counts()).toEqual([{ path: '/services', count: 52 }]);
});
