/** The list of requests, calls and conversations, what admins do with one, and what they read of all. */
import { describe, expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { insertLead } from '#db/inbox/leads.ts';
import { addViews } from '#db/page-views.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { age } from './support/due.ts';
import { ask } from './support/harness.ts';
import { book, chat, useInbox, write } from './support/inbox.ts';
import { ada, article } from './support/samples.data.ts';

const { db, session, get, send, list, open, change } = useInbox();
const spam = { fh_ledger_ref: 'http://pills.example' };

describe('the list', () => {
  test('has the last changed first; a conversation that continues is on top, unread and open again', async () => {
    const lead = await write();
    const call = await book();
    await chat('What do you cost?', 'one');
    const { items, unread } = await list();
    expect(items).toMatchObject([
      { kind: 'chat', messages: 1, excerpt: 'What do you cost?' },
      { kind: 'call', id: call, phone: '(512) 555-0188', unread: true },
      { kind: 'lead', id: lead, name: 'Ada Park', company: ada.company },
    ]);
    expect(unread).toEqual({ lead: 1, call: 1, chat: 1 });
    expect((await list('?kind=call')).items.map(({ id }) => id)).toEqual([call]);

    const talk = items[0]?.id ?? 0;
    await change('chat', talk, { read: true, handled: true });
    expect((await list('?state=handled')).items).toHaveLength(1);
    await write();
    await chat('Somebody else asks', 'two');
    await chat('And how long does it take?', 'one');
    expect((await list()).items[0]).toMatchObject({
      kind: 'chat',
      messages: 2,
      unread: true,
      handledAt: null,
    });
    const { turns } = await open('chat', talk);
    expect(turns.map(({ message }) => message)).toEqual(['What do you cost?', 'And how long does it take?']);
    expect(turns[0]?.response).toBeTruthy();
  });

  test('continues where a page ended, whatever is added meanwhile', async () => {
    for (let index = 0; index < 5; index++) await insertLead(db(), { ...ada, name: `N${index}` });
    const seen: string[] = [];
    let path: string | undefined = '/api/admin/inbox?limit=2';
    while (path) {
      const { body, headers } = await get(path);
      seen.push(...body.items.map(({ name }: { name: string }) => name));
      await insertLead(db(), { ...ada, name: 'New' });
      path = nextPage(headers.get('Link'));
    }
    expect(seen).toEqual(['N4', 'N3', 'N2', 'N1', 'N0']);
  });

  test('can be searched in names, addresses, numbers and texts', async () => {
    await write();
    await book();
    await chat('Is it free of charge?', 'one');
    await eachRow(
      [
        ['ADA@PARK', 1],
        ['invoice twice', 1],
        ['twice Ada invoice', 1],
        ['park invoices twice', 0],
        ['5125550177', 1],
        ['512 555', 2],
        ['100%', 0],
        ['_', 0],
        ['free of charge?', 1],
      ] as const,
      async ([search, count]) => expect((await list(`?search=${encodeURIComponent(search)}`)).counts.items).toBe(count),
    );
  });

  test('says what is new to open pages, which do not prolong the session by asking', async () => {
    const background = { ...session, 'X-Background': '1' };
    const sessions = () => db().selectFrom('sessions').select('lastSeenAt').execute();
    const status = async (path = '/api/admin/inbox/news', headers: Record<string, string> = background) =>
      (await ask(path, headers)).status;
    await write();
    await write(spam);
    const { unread, latest, items } = await list();
    expect((await list('?spam=only')).items).toMatchObject([{ isSpam: true }]);
    expect((await list('?spam=hide')).counts).toEqual({ items: 1, unread: 1 });
    expect((await get('/api/admin/inbox/news')).body).toEqual({ unread, latest });
    expect([unread, latest]).toEqual([{ lead: 1, call: 0, chat: 0 }, items[0]?.changedAt]);

    await age(db(), 'sessions', ['lastSeenAt'], '29 minutes');
    const before = await sessions();
    expect([await status(), await status('/api/admin/inbox'), await sessions()]).toEqual([200, 200, before]);
    await age(db(), 'sessions', ['lastSeenAt'], '2 minutes');
    expect(await status()).toBe(401);
    await age(db(), 'sessions', ['lastSeenAt'], '-2 minutes');
    await status(undefined, session);
    expect(Number((await sessions())[0]?.lastSeenAt)).toBeGreaterThan(Number(before[0]?.lastSeenAt));
  });
});

describe('an item', () => {
  test('can be handled and reopened, which is recorded, and has notes', async () => {
    const id = await write();
    await change('lead', id, { read: true });
    expect((await list('?state=unread')).items).toEqual([]);
    const { body } = await change('lead', id, { handled: true });
    expect(body).toMatchObject({ handledBy: 'dana', unread: false, message: ada.message });
    expect((await list('?state=open')).items).toEqual([]);
    await change('lead', id, { handled: false, read: false });
    const note = (text: string) => send(`/api/admin/inbox/lead/${id}/notes`, { text });
    const answers = [await note('Called back.'), await note('Wants a price.'), await note(' ')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422]);
    const opened = { handledAt: null, handledBy: null, unread: true };
    const notes = ['Called back.', 'Wants a price.'].map((text) => ({ author: 'dana', text }));
    expect(await open('lead', id)).toMatchObject({ ...opened, notes });
    const entries = await db().selectFrom('auditLog').select(['action', 'entityId']).execute();
    expect(entries.slice(0, 2)).toEqual([
      { action: 'inbox.handled', entityId: id },
      { action: 'inbox.opened', entityId: id },
    ]);
    for (const none of ['lead/999', 'call/999', 'chat/999', 'lead/0', 'lead/x']) {
      expect((await get(`/api/admin/inbox/${none}`)).status).toBe(404);
    }
    expect((await change('call', 999, { read: true })).status).toBe(404);
  });

  test('that is a call can be canceled before it begins: its slot is free, and the agency is notified', async () => {
    const id = await book();
    const { body } = await change('call', id, { cancelled: true });
    const cancelledAt = expect.any(String);
    expect(body).toMatchObject({ cancelledAt, unread: false, handledBy: 'dana' });
    const next = await book();
    expect(next).toBeGreaterThan(id);
    const events = await db().selectFrom('outbox').select(['kind', 'payload']).execute();
    const canceled = events.find(({ kind }) => kind === 'call-cancelled');
    expect(canceled?.payload).toMatchObject({ id, revision: 1 });
    expect(canceled?.payload).not.toHaveProperty('confirmationUrl');
    expect((await change('call', id, { cancelled: true })).status).toBe(200);
    expect((await change('lead', await write(), { cancelled: true })).status).toBe(422);
    await db().updateTable('scheduledCalls').set({ startsAt: new Date() }).execute();
    expect((await change('call', next, { cancelled: true })).status).toBe(409);
  });
});

test('the overview counts by day and by page, and lists what waits', async () => {
  const today = todayOf(new Date());
  const overview = (query = '') => get(`/api/admin/overview${query}`);
  const ago = (days: number) => addDays(today, -days);
  await addViews(db(), [
    { path: '/', day: today, count: 3 },
    { path: '/blog', day: today, count: 9 },
    { path: '/', day: ago(29), count: 1 },
    { path: '/', day: ago(30), count: 50 },
    { path: '/', day: ago(60), count: 700 },
  ]);
  await insertLead(db(), ada);
  await insertLead(db(), { ...ada, isSpam: true });
  for (const id of ['one', 'one', 'two']) await chat('Hello', id);
  const call = await book(1);
  await change('call', await book(0), { cancelled: true });
  const posts = [{ slug: 'a', published: true }, { slug: 'b' }, { slug: 'c', deletedAt: new Date() }];
  const rows = posts.map((post) => ({ ...article, category: 'ai' as const, ...post }));
  await db().insertInto('blogPosts').values(rows).execute();

  const { days, before, pages, waiting, ...rest } = (await overview()).body;
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: today, views: 12, leads: 1, calls: 2, chats: 2 });
  expect(days[0]).toEqual({ day: ago(29), views: 1, leads: 0, calls: 0, chats: 0 });
  expect(before).toEqual({ views: 50, leads: 0, calls: 0, chats: 0 });
  expect(pages).toEqual([
    { path: '/blog', views: 9 },
    { path: '/', views: 4 },
  ]);
  expect(waiting).toMatchObject({
    leads: { total: 1, items: [{ kind: 'lead', title: 'Ada Park', detail: ada.company }] },
    calls: { total: 1, items: [{ id: call, title: '(512) 555-0188' }] },
    posts: { total: 1, items: [{ kind: 'blog', title: article.title, at: null }] },
    calendarError: null,
    calendarUnreadable: [],
  });
  expect(rest).toMatchObject({
    undelivered: { total: 0, messages: [] },
    site: { canRebuild: false, isOutdated: false },
    setup: { items: expect.arrayContaining([expect.objectContaining({ step: 'password' })]) },
  });
  expect((await overview('?days=90')).body.days).toHaveLength(90);
});
