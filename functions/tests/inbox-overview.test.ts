import { beforeAll, expect, test } from 'vitest';
import overviewHandler from '#functions/admin-overview.ts';
import { insertChatMessage } from '#db/chat-messages.ts';
import { insertLead } from '#db/leads.ts';
import { addViews } from '#db/page-views.ts';
import type { Overview } from '#src/contracts/overview.ts';
import { todayOf } from '#src/domain/booking/booking.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { ask, signIn, useDatabase } from './support/harness.ts';

const { db } = useDatabase();
const today = todayOf(new Date());
let session: { Cookie: string };

const lead = {
  ...{ name: 'Ada Park', email: 'ada@park.example', company: 'Park', phone: '' },
  message: 'We type every invoice twice.',
};

beforeAll(async () => {
  session = await signIn(db());
  await addViews(db(), [
    { path: '/', day: today, count: 3 },
    { path: '/blog', day: today, count: 9 },
    { path: '/', day: addDays(today, -29), count: 1 },
    { path: '/', day: addDays(today, -30), count: 50 },
    { path: '/', day: addDays(today, -60), count: 700 },
  ]);
  await insertLead(db(), lead);
  await insertLead(db(), { ...lead, isSpam: true });
  for (const sessionId of ['one', 'one', 'two']) {
    await insertChatMessage(db(), { message: 'Hello', sessionId });
  }
});

const sendRequest = (query: string) => ask(overviewHandler, `/api/admin/overview${query}`, session);

test('counts by day and by page, with totals of the previous period', async () => {
  const overview = (await (await sendRequest('')).json()) as Overview;
  expect(overview.days).toHaveLength(30);
  expect(overview.days.at(-1)).toEqual({ day: today, views: 12, leads: 1, calls: 0, chats: 2 });
  expect(overview.days[0]).toEqual({
    ...{ day: addDays(today, -29), views: 1, leads: 0, calls: 0, chats: 0 },
  });
  expect(overview.before).toEqual({ views: 50, leads: 0, calls: 0, chats: 0 });
  expect(overview.pages).toEqual([
    { path: '/blog', views: 9 },
    { path: '/', views: 4 },
  ]);
});

test('accepts 30 or 90 days', async () => {
  expect(((await (await sendRequest('?days=90')).json()) as Overview).days).toHaveLength(90);
  expect((await sendRequest('?days=7')).status).toBe(422);
});

test('lists what waits: open requests, calls to come, scheduled posts and drafts', async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const call = { phone: '(512) 555-0188', timeSlot: '09:00' };
  await db()
    .insertInto('scheduledCalls')
    .values([
      { ...call, date: addDays(today, 2), startsAt: new Date(Date.now() + 2 * 86_400_000) },
      { ...call, date: addDays(today, 1), startsAt: soon, name: 'Bea Ito' },
      { ...call, date: addDays(today, 3), startsAt: soon, cancelledAt: new Date() },
      { ...call, date: addDays(today, -1), startsAt: new Date(Date.now() - 86_400_000) },
    ])
    .execute();
  const post = { author: 'Ines', category: 'ai' as const, content: 'x', summary: 'x' };
  await db()
    .insertInto('blogPosts')
    .values([
      { ...post, title: 'Public', slug: 'public', published: true },
      { ...post, title: 'Draft', slug: 'draft' },
      { ...post, title: 'Later', slug: 'later', published: true, publishedAt: soon },
      { ...post, title: 'Gone', slug: 'gone', deletedAt: new Date() },
    ])
    .execute();
  const { waiting, undelivered, site, setup } = (await (await sendRequest('')).json()) as Overview;
  expect(waiting.leads).toMatchObject({
    total: 1,
    items: [{ kind: 'lead', title: 'Ada Park', detail: 'Park' }],
  });
  expect(waiting.calls).toMatchObject({
    total: 2,
    items: [{ title: 'Bea Ito', at: soon.toISOString() }, { title: call.phone }],
  });
  expect(waiting.posts).toMatchObject({
    total: 2,
    items: [
      { kind: 'blog', title: 'Later', at: soon.toISOString() },
      { title: 'Draft', at: null },
    ],
  });
  expect(waiting.calendarError).toBeNull();
  expect(undelivered).toEqual({ total: 0, messages: [] });
  expect(site).toEqual({ canRebuild: false, isOutdated: false });
  expect(setup.items[0]?.step).toBe('password');
});
