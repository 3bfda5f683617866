import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import calendarAdmin from '#functions/admin-inbox-calendar.ts';
import exportInbox from '#functions/admin-inbox-export.ts';
import itemCall from '#functions/admin-inbox-item.ts';
import notesCall from '#functions/admin-inbox-notes.ts';
import inbox from '#functions/admin-inbox.ts';
import calendar from '#functions/calls-calendar.ts';
import chatbot from '#functions/chatbot.ts';
import contact from '#functions/contact.ts';
import scheduledCalls from '#functions/scheduled-calls.ts';
import { insertLead } from '#db/leads.ts';
import type { InboxDetail, InboxPage } from '#src/contracts/inbox.ts';
import { nextFreeSlots } from '#src/domain/booking/booking.ts';
import { nextPage } from '#src/lib/next-page.ts';
import {
  afterAnswers,
  contextOf,
  jsonRequest,
  logged,
  newClient,
  plainRequest,
  signIn,
  useEmbeddedDatabase,
} from './support/harness.ts';

const { db } = useEmbeddedDatabase();
let session: { Cookie: string };
beforeAll(async () => void (session = await signIn(db())));
beforeEach(async () => {
  await afterAnswers();
  for (const table of ['leads', 'scheduledCalls', 'chatMessages'] as const) {
    await db().deleteFrom(table).execute();
  }
  for (const table of ['inboxStates', 'inboxNotes', 'auditLog', 'outbox'] as const) {
    await db().deleteFrom(table).execute();
  }
});

const ada = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  phone: '+1 (512) 555-0177',
  message: 'We type every invoice twice.',
};

async function write(fields: Partial<typeof ada> & { fh_ledger_ref?: string } = {}) {
  const body = { ...ada, ...fields, consent: true };
  const answer = await contact(jsonRequest('/api/contact', body), contextOf(newClient()));
  return ((await answer.json()) as { id: number }).id;
}

async function book(index = 0): Promise<number> {
  const slot = nextFreeSlots([], new Date(), index + 1)[index];
  const body = { phone: '(512) 555-0188', ...slot };
  const answer = await scheduledCalls(
    jsonRequest('/api/scheduled-calls', body),
    contextOf(newClient()),
  );
  return ((await answer.json()) as { id: number }).id;
}

async function chat(message: string, user_id: string): Promise<void> {
  const request = jsonRequest('/api/webhook/chatbot', { message, user_id });
  await chatbot(request, contextOf(newClient()));
}

function ask(query = '') {
  return inbox(plainRequest(`/api/admin/inbox${query}`, session), contextOf(newClient()));
}

async function list(query = ''): Promise<InboxPage> {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return (await answer.json()) as InboxPage;
}

async function open(kind: string, id: number): Promise<InboxDetail> {
  const request = plainRequest(`/api/admin/inbox/${kind}/${id}`, session);
  return (await (await itemCall(request, contextOf(newClient()))).json()) as InboxDetail;
}

function change(kind: string, id: number, body: unknown) {
  const request = jsonRequest(`/api/admin/inbox/${kind}/${id}`, body, session, 'PATCH');
  return itemCall(request, contextOf(newClient()));
}

describe('the list', () => {
  test('has requests, calls and conversations in one order, the last change first', async () => {
    const lead = await write();
    const call = await book();
    await chat('What do you cost?', 'one');
    await chat('And how long does it take?', 'one');
    const { items, unread } = await list();
    expect(items.map(({ kind }) => kind)).toEqual(['chat', 'call', 'lead']);
    expect(items[0]).toMatchObject({ messages: 2, excerpt: 'And how long does it take?' });
    expect(items[1]).toMatchObject({ id: call, phone: '(512) 555-0188', unread: true });
    expect(items[2]).toMatchObject({ id: lead, name: 'Ada Park', company: ada.company });
    expect(unread).toEqual({ lead: 1, call: 1, chat: 1 });
    expect((await list('?kind=call')).items.map(({ id }) => id)).toEqual([call]);
  });

  test('a conversation that goes on is on top, unread and open again', async () => {
    await chat('What do you cost?', 'one');
    await write();
    const [, talk] = (await list()).items;
    await change('chat', talk?.id ?? 0, { read: true, handled: true });
    expect((await list('?state=handled')).items).toHaveLength(1);
    await chat('One more thing', 'one');
    expect((await list()).items[0]).toMatchObject({ kind: 'chat', unread: true, handledAt: null });
  });

  test('goes on where a page ended, however much comes in meanwhile', async () => {
    for (let index = 0; index < 5; index++) await insertLead(db(), { ...ada, name: `N${index}` });
    const seen: string[] = [];
    let address: string | undefined = '?limit=2';
    while (address) {
      const answer = await ask(address);
      const { items } = (await answer.json()) as InboxPage;
      seen.push(...items.map(({ name }) => name));
      await insertLead(db(), { ...ada, name: 'New' });
      address = nextPage(answer.headers.get('Link'))?.replace('/api/admin/inbox', '');
    }
    expect(seen).toEqual(['N4', 'N3', 'N2', 'N1', 'N0']);
    expect((await ask('?cursor=nonsense')).status).toBe(422);
  });

  test.each([
    ['park', 1],
    ['ADA@PARK', 1],
    ['invoice twice', 1],
    ['5125550177', 1],
    ['512 555', 2],
    ['100%', 0],
    ['_', 0],
    ['free of charge?', 1],
  ])('a search for %s finds %i', async (search, count) => {
    await write();
    await book();
    await chat('Is it free of charge?', 'one');
    const { items } = await list(`?search=${encodeURIComponent(search)}`);
    expect(items).toHaveLength(count);
  });

  test('what looks like spam is flagged, not counted, and can be left out', async () => {
    await write({ name: 'Good' });
    await write({ name: 'Bot', fh_ledger_ref: 'x' });
    expect((await list()).items.map(({ name, isSpam }) => [name, isSpam])).toEqual([
      ['Bot', true],
      ['Good', false],
    ]);
    expect((await list()).unread.lead).toBe(1);
    expect((await list('?spam=hide')).items.map(({ name }) => name)).toEqual(['Good']);
    expect((await list('?spam=only')).items.map(({ name }) => name)).toEqual(['Bot']);
  });

  test.each(['kind=post', 'state=new', 'spam=yes', 'limit=0', 'limit=101'])(
    '%s is 422',
    async (query) => expect((await ask(`?${query}`)).status).toBe(422),
  );
});

describe('an item', () => {
  test('is read, handled and opened again, and that is written down', async () => {
    const id = await write();
    await change('lead', id, { read: true });
    expect((await list('?state=unread')).items).toEqual([]);
    const handled = (await (await change('lead', id, { handled: true })).json()) as InboxDetail;
    expect(handled).toMatchObject({ handledBy: 'dana', unread: false, message: ada.message });
    expect((await list('?state=open')).items).toEqual([]);
    await change('lead', id, { handled: false, read: false });
    expect(await open('lead', id)).toMatchObject({
      handledAt: null,
      handledBy: null,
      unread: true,
    });
    const entries = await db().selectFrom('auditLog').select(['action', 'entityId']).execute();
    expect(entries).toEqual([
      { action: 'inbox.handled', entityId: id },
      { action: 'inbox.opened', entityId: id },
    ]);
  });

  test('gathers notes, which stay', async () => {
    const id = await write();
    for (const text of ['Called back.', 'Wants a price.']) {
      const request = jsonRequest(`/api/admin/inbox/lead/${id}/notes`, { text }, session);
      expect((await notesCall(request, contextOf(newClient()))).status).toBe(201);
    }
    const { notes } = await open('lead', id);
    expect(notes.map(({ author, text }) => [author, text])).toEqual([
      ['dana', 'Called back.'],
      ['dana', 'Wants a price.'],
    ]);
    const empty = jsonRequest(`/api/admin/inbox/lead/${id}/notes`, { text: ' ' }, session);
    expect((await notesCall(empty, contextOf(newClient()))).status).toBe(422);
  });

  test('a conversation shows all that was said in it', async () => {
    await chat('What do you cost?', 'one');
    await chat('Somebody else asks', 'two');
    await chat('And how long does it take?', 'one');
    const talk = (await list('?search=how long')).items[0];
    const { turns } = await open('chat', talk?.id ?? 0);
    expect(turns.map(({ message }) => message)).toEqual([
      'What do you cost?',
      'And how long does it take?',
    ]);
    expect(turns[0]?.response).toBeTruthy();
  });

  test('that is not there is 404', async () => {
    for (const address of ['lead/999', 'call/999', 'chat/999', 'lead/0', 'lead/x']) {
      const request = plainRequest(`/api/admin/inbox/${address}`, session);
      expect((await itemCall(request, contextOf(newClient()))).status).toBe(404);
    }
    expect((await change('call', 999, { read: true })).status).toBe(404);
  });
});

describe('cancelling a call', () => {
  test('frees its slot, tells the house, and is done with', async () => {
    const id = await book();
    const answer = await change('call', id, { cancelled: true });
    expect(await answer.json()).toMatchObject({
      cancelledAt: expect.any(String),
      unread: false,
      handledBy: 'dana',
    });
    expect(await book()).toBeGreaterThan(id);
    const kinds = await db().selectFrom('outbox').select(['kind', 'payload']).execute();
    const news = kinds.find(({ kind }) => kind === 'call-cancelled');
    expect(news?.payload).toMatchObject({ id, revision: 1 });
    expect(news?.payload).not.toHaveProperty('confirmationUrl');
    // Again changes nothing.
    expect((await change('call', id, { cancelled: true })).status).toBe(200);
  });

  test('is for calls, and not for those that have begun', async () => {
    expect((await change('lead', await write(), { cancelled: true })).status).toBe(422);
    const id = await book();
    await db().updateTable('scheduledCalls').set({ startsAt: new Date() }).execute();
    expect((await change('call', id, { cancelled: true })).status).toBe(409);
  });
});

describe('the export', () => {
  const download = (query = '') =>
    exportInbox(plainRequest(`/api/admin/inbox/export${query}`, session), contextOf(newClient()));

  test('is a table for spreadsheets that runs no formula', async () => {
    await write({ name: '=HYPERLINK("http://evil.example")', message: 'Line one,\n"line" two' });
    const answer = await download('?kind=lead');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toMatch(/inbox-\d{4}-\d\d-\d\d\.csv/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^Kind,Number,Received/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`"Line one,\n""line"" two"`);
    expect(text).toContain(`'+1 (512) 555-0177`);
    expect(text).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/);
  });

  test('has what the filter leaves, and is written down without what was searched for', async () => {
    await write();
    await book();
    await chat('What do you cost?', 'one');
    const lines = (await (await download('?search=ada')).text()).trim().split('\n');
    expect(lines).toHaveLength(2);
    const all = await (await download()).text();
    expect(all).toContain('Visitor: What do you cost?');
    const entries = await db().selectFrom('auditLog').selectAll().execute();
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['inbox.export', { searched: true, count: 1 }],
      ['inbox.export', { searched: false, count: 3 }],
    ]);
  });

  test('comes in parts where it is long', async () => {
    const message = 'x'.repeat(60_000);
    for (let index = 0; index < 250; index++) {
      await insertLead(db(), { ...ada, message: index < 220 ? message : 'short one' });
    }
    const first = await download();
    const next = nextPage(first.headers.get('Link'));
    const second = await exportInbox(plainRequest(next ?? '', session), contextOf(newClient()));
    expect(second.headers.get('Link')).toBeNull();
    const ids = ((await first.text()) + (await second.text())).match(/^Contact request,\d+/gm);
    expect(new Set(ids).size).toBe(250);
  });
});

describe('the calendar', () => {
  const path = async (method = 'GET') => {
    const request = plainRequest('/api/admin/inbox/calendar', session, method);
    const answer = await calendarAdmin(request, contextOf(newClient()));
    return ((await answer.json()) as { path: string }).path;
  };
  const subscribe = (address: string, headers = {}) =>
    calendar(plainRequest(address, headers), contextOf(newClient()));

  test('lists the calls under a secret address, cancelled ones marked', async () => {
    await book(0);
    await change('call', await book(1), { cancelled: true });
    const answer = await subscribe(await path());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await answer.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('STATUS:CONFIRMED');
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('SUMMARY:Cancelled: call (512) 555-0188');
  });

  test('says when nothing has changed', async () => {
    await book();
    const address = await path();
    const ETag = (await subscribe(address)).headers.get('ETag') ?? '';
    expect((await subscribe(address, { 'If-None-Match': `W/${ETag}` })).status).toBe(304);
    await book(1);
    expect((await subscribe(address, { 'If-None-Match': ETag })).status).toBe(200);
  });

  test('a new address ends the one before, and no log has either', async () => {
    const before = await path();
    const after = await path('POST');
    expect(after).not.toBe(before);
    expect((await subscribe(before)).status).toBe(404);
    expect((await subscribe(after)).status).toBe(200);
    const secret = after.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(JSON.stringify(logged)).not.toContain(secret);
    for (const wrong of ['', 'x', `${secret}x`, secret.slice(1), '%00', '../health']) {
      expect((await subscribe(`/api/calendar/${wrong}.ics`)).status).toBe(404);
    }
    vi.stubEnv('SESSION_SECRET', 'another secret of the tests, also 32 bytes');
    expect((await subscribe(after)).status).toBe(404);
  });
});
