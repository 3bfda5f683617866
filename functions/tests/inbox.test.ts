import { describe, expect, test } from 'vitest';
import itemHandler from '#functions/admin-inbox-item.ts';
import notesHandler from '#functions/admin-inbox-notes.ts';
import { insertLead } from '#db/leads.ts';
import type { InboxDetail, InboxPage } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { ask, sendTo } from './support/harness.ts';
import { ada, book, chat, useInbox, write } from './support/inbox.ts';

const { db, session, sendRequest, list, open, change } = useInbox();

describe('the list', () => {
  test('contains requests, calls and conversations, last changed first', async () => {
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

  test('a conversation that continues is on top, unread and open again', async () => {
    await chat('What do you cost?', 'one');
    await write();
    const [, talk] = (await list()).items;
    await change('chat', talk?.id ?? 0, { read: true, handled: true });
    expect((await list('?state=handled')).items).toHaveLength(1);
    await chat('One more thing', 'one');
    expect((await list()).items[0]).toMatchObject({ kind: 'chat', unread: true, handledAt: null });
  });

  test('continues where a page ended, whatever is added meanwhile', async () => {
    for (let index = 0; index < 5; index++) await insertLead(db(), { ...ada, name: `N${index}` });
    const seen: string[] = [];
    let address: string | undefined = '?limit=2';
    while (address) {
      const answer = await sendRequest(address);
      const { items } = (await answer.json()) as InboxPage;
      seen.push(...items.map(({ name }) => name));
      await insertLead(db(), { ...ada, name: 'New' });
      address = nextPage(answer.headers.get('Link'))?.replace('/api/admin/inbox', '');
    }
    expect(seen).toEqual(['N4', 'N3', 'N2', 'N1', 'N0']);
    expect((await sendRequest('?cursor=nonsense')).status).toBe(422);
  });

  test('counts all items, and the unread ones by kind without spam', async () => {
    for (let index = 0; index < 3; index++) await insertLead(db(), { ...ada, name: `N${index}` });
    await write({ fh_ledger_ref: 'http://pills.example' });
    await book();
    const { items, counts, unread } = await list('?limit=2');
    expect(items).toHaveLength(2);
    expect(counts).toEqual({ items: 5, unread: 4 });
    expect(unread).toEqual({ lead: 3, call: 1, chat: 0 });
    expect((await list('?kind=lead')).counts).toEqual({ items: 4, unread: 3 });
    expect((await list('?search=n1')).counts).toEqual({ items: 1, unread: 1 });
    expect((await list('?state=handled')).counts).toEqual({ items: 0, unread: 0 });
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

  test('suspected spam is flagged, not counted, and can be filtered out', async () => {
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
    async (query) => expect((await sendRequest(`?${query}`)).status).toBe(422),
  );
});

describe('an item', () => {
  test('can be read, handled and reopened, which is recorded', async () => {
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

  test('has notes, which stay', async () => {
    const id = await write();
    for (const text of ['Called back.', 'Wants a price.']) {
      expect(
        (await sendTo(notesHandler, `/api/admin/inbox/lead/${id}/notes`, { text }, session)).status,
      ).toBe(201);
    }
    const { notes } = await open('lead', id);
    expect(notes.map(({ author, text }) => [author, text])).toEqual([
      ['dana', 'Called back.'],
      ['dana', 'Wants a price.'],
    ]);
    expect(
      (await sendTo(notesHandler, `/api/admin/inbox/lead/${id}/notes`, { text: ' ' }, session))
        .status,
    ).toBe(422);
  });

  test('a conversation shows all of its messages', async () => {
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

  test('that does not exist is 404', async () => {
    for (const address of ['lead/999', 'call/999', 'chat/999', 'lead/0', 'lead/x']) {
      expect((await ask(itemHandler, `/api/admin/inbox/${address}`, session)).status).toBe(404);
    }
    expect((await change('call', 999, { read: true })).status).toBe(404);
  });
});

describe('cancelling a call', () => {
  test('frees its slot, notifies the agency, and marks it as handled', async () => {
    const id = await book();
    const answer = await change('call', id, { cancelled: true });
    expect(await answer.json()).toMatchObject({
      cancelledAt: expect.any(String),
      unread: false,
      handledBy: 'dana',
    });
    expect(await book()).toBeGreaterThan(id);
    const kinds = await db().selectFrom('outbox').select(['kind', 'payload']).execute();
    const cancelled = kinds.find(({ kind }) => kind === 'call-cancelled');
    expect(cancelled?.payload).toMatchObject({ id, revision: 1 });
    expect(cancelled?.payload).not.toHaveProperty('confirmationUrl');
    // A second time changes nothing.
    expect((await change('call', id, { cancelled: true })).status).toBe(200);
  });

  test('works only for calls, and only before they have begun', async () => {
    expect((await change('lead', await write(), { cancelled: true })).status).toBe(422);
    const id = await book();
    await db().updateTable('scheduledCalls').set({ startsAt: new Date() }).execute();
    expect((await change('call', id, { cancelled: true })).status).toBe(409);
  });
});
