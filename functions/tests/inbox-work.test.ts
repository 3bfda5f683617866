/** Spam, tags, assignees and canned answers, for one item and for many. */
import { describe, expect, test } from 'vitest';
import answersHandler from '#functions/admin-inbox-answers.ts';
import answerHandler from '#functions/admin-inbox-answer.ts';
import deskHandler from '#functions/admin-inbox-desk.ts';
import exportInbox from '#functions/admin-inbox-export.ts';
import inbox from '#functions/admin-inbox.ts';
import type { InboxDesk, InboxDetail } from '#src/contracts/inbox.ts';
import { saveUser } from '#db/users.ts';
import { ask, contextOf, jsonRequest, newClient, plainRequest, sendTo } from './support/harness.ts';
import { book, chat, useInbox, write } from './support/inbox.ts';

const { db, session, list, open, change } = useInbox();

const changeMany = (body: object) => sendTo(inbox, '/api/admin/inbox', body, session, 'PATCH');

async function desk(): Promise<InboxDesk> {
  return (await (await ask(deskHandler, '/api/admin/inbox/desk', session)).json()) as InboxDesk;
}

describe('one item', () => {
  test('is marked as spam and back, and its history says by whom', async () => {
    const id = await write();
    expect(await (await change('lead', id, { spam: true })).json()).toMatchObject({ isSpam: true });
    expect((await list('?spam=only')).items).toHaveLength(1);
    await change('lead', id, { spam: true });
    await change('lead', id, { spam: false });
    const { isSpam, history } = await open('lead', id);
    expect(isSpam).toBe(false);
    expect(history.map(({ action, by }) => [action, by])).toEqual([
      ['inbox.spam', 'dana'],
      ['inbox.not-spam', 'dana'],
    ]);
    expect((await change('call', await book(), { spam: false })).status).toBe(422);
  });

  test('has tags, by which the list is filtered', async () => {
    const id = await write();
    await write({ name: 'Bea Ito' });
    const tags = ['Invoices', 'second quarter', 'invoices'];
    expect(await (await change('lead', id, { tags })).json()).toMatchObject({
      tags: ['Invoices', 'second quarter'],
    });
    expect((await list('?tag=Invoices')).items.map(({ name }) => name)).toEqual(['Ada Park']);
    expect((await list('?tag=second%20quarter')).counts.items).toBe(1);
    expect((await desk()).tags).toEqual(['Invoices', 'second quarter']);
    await change('lead', id, { tags: [] });
    expect((await list('?tag=Invoices')).items).toEqual([]);
  });

  test.each(['', 'ada@park.example', '512 555 0177', 'x'.repeat(31), '<b>'])(
    'nothing that identifies a person is a tag: %j',
    async (tag) => {
      expect((await change('lead', await write(), { tags: [tag] })).status).toBe(422);
    },
  );

  test('is assigned to a user, also to one who is removed later', async () => {
    const ines = await saveUser(db(), 'ines', 'no hash');
    expect((await desk()).people).toEqual(['dana', 'ines']);
    const id = await write();
    await change('lead', id, { assignee: 'ines' });
    expect((await list('?assignee=ines')).items).toMatchObject([{ id, assignee: 'ines' }]);
    expect((await list('?assignee=none')).items).toEqual([]);
    expect((await open('lead', id)).history).toMatchObject([
      { action: 'inbox.assigned', by: 'dana', to: 'ines' },
    ]);
    expect((await change('lead', id, { assignee: 'nobody' })).status).toBe(422);
    await db().deleteFrom('users').where('id', '=', ines).execute();
    expect(await open('lead', id)).toMatchObject({ assignee: null });
  });

  test('is exported with tags and assignee', async () => {
    const id = await write();
    await change('lead', id, { tags: ['Invoices'], assignee: 'dana' });
    const text = await (
      await ask(exportInbox, '/api/admin/inbox/export?tag=Invoices', session)
    ).text();
    expect(text).toMatch(/,Tags,Assigned to,Replies\n.*,Invoices,dana,\n$/s);
    const { details } = await db()
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'inbox.export')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ tagged: true, searched: false, count: 1 });
  });
});

describe('many items', () => {
  test('are changed at once, each with its entry', async () => {
    const [one, two] = [await write(), await write({ name: 'Bea Ito' })];
    const call = await book();
    await chat('What do you cost?', 'one');
    const talk = (await list('?kind=chat')).items[0]?.id ?? 0;
    await change('lead', one, { tags: ['Old'] });
    const items = [
      { kind: 'lead', id: one },
      { kind: 'lead', id: two },
      { kind: 'call', id: call },
      { kind: 'chat', id: talk },
      { kind: 'lead', id: 999_999 },
    ];
    const answer = await changeMany({
      items,
      ...{ read: true, handled: true, spam: true, assignee: 'dana', addTags: ['Monday'] },
    });
    const { items: changed } = (await answer.json()) as { items: InboxDetail[] };
    expect(changed).toHaveLength(4);
    for (const item of changed) {
      expect(item).toMatchObject({ unread: false, handledAt: expect.any(String) });
      expect(item).toMatchObject({ assignee: 'dana', isSpam: item.kind === 'lead' });
    }
    expect((await open('lead', one)).tags).toEqual(['Old', 'Monday']);
    const actions = (await open('lead', two)).history.map(({ action }) => action);
    expect(actions).toEqual(['inbox.spam', 'inbox.assigned', 'inbox.tagged', 'inbox.handled']);
    // The same again changes nothing but who handled it.
    await changeMany({ items, assignee: 'dana', addTags: ['monday'], spam: true });
    expect((await open('lead', two)).history).toHaveLength(4);
  });

  test.each([
    [{ items: [] }],
    [{ items: [{ kind: 'post', id: 1 }] }],
    [{ items: Array.from({ length: 101 }, (_, id) => ({ kind: 'lead', id: id + 1 })) }],
    [{ items: [{ kind: 'lead', id: 1 }], assignee: 'nobody' }],
  ])('%j is 422', async (body) => expect((await changeMany(body)).status).toBe(422));
});

test('canned answers are stored for everybody, with their authors', async () => {
  const send = (body: object) => sendTo(answersHandler, '/api/admin/inbox/answers', body, session);
  const saved = await (await send({ title: 'Prices', text: 'Hello {name}, …' })).json();
  expect((await send({ title: '', text: '' })).status).toBe(422);
  const at = (id: number, method: string, body?: object) => {
    const path = `/api/admin/inbox/answers/${id}`;
    const request = body
      ? jsonRequest(path, body, session, method)
      : plainRequest(path, session, method);
    return answerHandler(request, contextOf(newClient()));
  };
  await at(saved.id, 'PATCH', { title: 'Our prices', text: 'Hello' });
  expect((await desk()).answers).toEqual([
    { id: saved.id, title: 'Our prices', text: 'Hello', changedBy: 'dana' },
  ]);
  expect((await at(saved.id, 'DELETE')).status).toBe(204);
  expect((await at(saved.id, 'DELETE')).status).toBe(404);
  expect((await desk()).answers).toEqual([]);
  const entries = await db().selectFrom('auditLog').select('action').orderBy('id').execute();
  expect(entries.map(({ action }) => action)).toEqual([
    ...['answer.create', 'answer.update', 'answer.delete'],
  ]);
});
