/** What admins do with items of the inbox: spam, tags, assignment, many at once, canned answers, replies by mail. */
import { describe, expect, test, vi } from 'vitest';
import { runCleanup } from '#api/outbox/cleanup.ts';
import type { InboxDesk } from '#src/contracts/inbox.ts';
import { saveUser } from '#db/accounts/users.ts';
import { site } from '#src/content/site.ts';
import { settle } from './support/due.ts';
import { afterAnswers, ask, sendTo, keyed } from './support/harness.ts';
import { book, chat, useInbox, write } from './support/inbox.ts';
import { useMailbox } from './support/mailbox.ts';
import { ada } from './support/samples.data.ts';

const { db, session, get, send, list, open, change, find, erase } = useInbox();
const mailbox = useMailbox();

const desk = async (): Promise<InboxDesk> => (await get('/api/admin/inbox/desk')).body;
const download = async (query = '') => (await get(`/api/admin/inbox/export${query}`)).body;
const historyOf = async (id: number) => (await open('lead', id)).history;

describe('one item', () => {
  test('is marked as spam and back, and its history says by whom', async () => {
    const id = await write();
    expect((await change('lead', id, { spam: true })).body).toMatchObject({ isSpam: true });
    expect((await list('?spam=only')).items).toHaveLength(1);
    await change('lead', id, { spam: true });
    expect((await change('lead', id, { spam: false })).body).toMatchObject({ isSpam: false });
    expect(await historyOf(id)).toMatchObject([
      { action: 'inbox.spam', by: 'dana' },
      { action: 'inbox.not-spam', by: 'dana' },
    ]);
    expect((await change('call', await book(), { spam: false })).status).toBe(422);
  });

  test('has tags that identify nobody, and an assignee, by which it is listed and exported', async () => {
    const ines = await saveUser(db(), 'ines', 'no hash');
    const id = await write();
    await write({ name: 'Bea Ito' });
    const tags = ['Invoices', 'second quarter', 'invoices'];
    const { body } = await change('lead', id, { tags, assignee: 'ines' });
    const stored = tags.slice(0, 2);
    expect(body).toMatchObject({ tags: stored, assignee: 'ines' });
    for (const query of ['?tag=Invoices', '?tag=second%20quarter', '?assignee=ines']) {
      expect((await list(query)).items.map(({ name }) => name)).toEqual(['Ada Park']);
    }
    expect((await list('?assignee=none')).items).toMatchObject([{ name: 'Bea Ito' }]);
    expect(await desk()).toMatchObject({ tags: stored, people: ['dana', 'ines'] });
    expect(await historyOf(id)).toContainEqual(
      expect.objectContaining({ action: 'inbox.assigned', by: 'dana', to: 'ines' }),
    );
    expect(await download('?tag=Invoices')).toMatch(/,Tags,Assigned to,Replies\n.*,"?Invoices.*,ines,\n$/s);
    const exports = db().selectFrom('auditLog').select('details').where('action', '=', 'inbox.export');
    expect(await exports.execute()).toEqual([{ details: { tagged: true, searched: false, count: 1 } }]);
    expect((await change('lead', id, { assignee: 'nobody' })).status).toBe(422);
    // Postgres refuses null bytes.
    expect((await change('lead', id, { assignee: 'ines\0' })).body).toMatchObject({ tags: stored });
    expect((await list('?tag=Invoices%00&assignee=%00')).items).toHaveLength(1);
    for (const tag of ['', 'ada@park.example', '512 555 0177', 'x'.repeat(31), '<b>']) {
      expect((await change('lead', id, { tags: [tag] })).status, tag).toBe(422);
    }
    await db().deleteFrom('users').where('id', '=', ines).execute();
    await change('lead', id, { tags: [] });
    expect(await open('lead', id)).toMatchObject({ assignee: null, tags: [] });
  });
});

test('many items are changed at once, each with its entry', async () => {
  const changeMany = (body: object) => send('/api/admin/inbox', body, 'PATCH');
  const [one, two] = [await write(), await write({ name: 'Bea Ito' })];
  const call = await book();
  await chat('What do you cost?', 'one');
  const talk = (await list('?kind=chat')).items[0]?.id;
  await change('lead', one, { tags: ['Old'] });
  const items = [
    { kind: 'lead', id: one },
    { kind: 'lead', id: two },
    { kind: 'call', id: call },
    { kind: 'chat', id: talk },
    { kind: 'lead', id: 999_999 },
  ];
  const all = { read: true, handled: true, spam: true, assignee: 'dana', addTags: ['Monday'] };
  const { body } = await changeMany({ items, ...all });
  expect(body.items).toHaveLength(4);
  for (const item of body.items) {
    const isSpam = item.kind === 'lead';
    expect(item).toMatchObject({ unread: false, handledAt: expect.any(String), isSpam });
    expect(item.assignee).toBe('dana');
  }
  expect((await open('lead', one)).tags).toEqual(['Old', 'Monday']);
  // The same again changes nothing.
  await changeMany({ items, assignee: 'dana', addTags: ['monday'], spam: true });
  expect((await historyOf(two)).map(({ action }) => action)).toEqual([
    'inbox.spam',
    'inbox.assigned',
    'inbox.tagged',
    'inbox.handled',
  ]);
});

test('canned answers are there for everybody until they are deleted', async () => {
  const path = '/api/admin/inbox/answers';
  const { id } = (await send(path, { title: 'Prices', text: 'Hello {name}, …' })).body;
  const answer = { title: 'Our prices', text: 'Hello' };
  await send(`${path}/${id}`, answer, 'PATCH');
  expect((await desk()).answers).toEqual([{ ...answer, id, changedBy: 'dana' }]);
  const remove = async () => (await ask(`${path}/${id}`, session, 'DELETE')).status;
  expect([await remove(), await remove()]).toEqual([204, 404]);
  expect((await desk()).answers).toEqual([]);
});

describe('a reply', () => {
  const text = 'Hello Ada,\n\nTuesday at ten?\n\n> We type every invoice twice.';
  const reply = (id: number, body: object = {}, headers = {}, kind = 'lead') => {
    const path = `/api/admin/inbox/${kind}/${id}/replies`;
    const mail = { subject: 'Your message', text, ...body };
    return sendTo(path, mail, { ...session, ...headers });
  };
  const repliesTo = async (id: number) => (await open('lead', id)).replies;

  test('reaches the visitor as typed and once, and answers to it reach the agency', async () => {
    const id = await write();
    const key = { 'Idempotency-Key': 'sent twice by mistake' };
    const sent = { subject: ' Your\r\nBcc: message ' };
    for (let times = 0; times < 2; times++) expect((await reply(id, sent, key)).status).toBe(201);
    await settle();
    const mails = mailbox.mails.filter(({ to }) => to?.[0]?.address === ada.email);
    expect(mails).toMatchObject([
      {
        subject: 'Your Bcc: message',
        replyTo: [{ name: '', address: site.email.sales }],
      },
    ]);
    expect([mails[0]?.text?.trimEnd(), mails[0]?.html]).toEqual([text, undefined]);
    expect(mails[0]?.headers.map(({ key: name }) => name)).not.toContain('auto-submitted');
    const { replies, history } = await open('lead', id);
    expect(replies).toMatchObject([
      { author: 'dana', recipient: ada.email, subject: 'Your Bcc: message', text, state: 'sent' },
    ]);
    expect(history).toEqual([]);
    const entries = await db().selectFrom('auditLog').selectAll().execute();
    const entry = { action: 'inbox.reply', username: 'dana', entityId: id };
    expect(entries).toMatchObject([{ ...entry, details: { kind: 'lead' } }]);
    expect(await download()).toContain('Hello Ada,\n\nTuesday at ten?');
  });

  test('comes from its writer by name, with nothing left in braces', async () => {
    const sender = { senderName: ' Dana Reyes ', signature: 'Dana Reyes\n+1 512 555 0142\n' };
    const { body } = await send('/api/admin/account/sender', sender, 'PATCH');
    const kept = { senderName: 'Dana Reyes', signature: 'Dana Reyes\n+1 512 555 0142' };
    expect([body, (await desk()).signature]).toEqual([expect.objectContaining(kept), kept.signature]);
    const id = await write();
    const refused = await reply(id, { text: 'Hello {first name},' });
    expect([refused.status, refused.body.errors.text]).toEqual([
      422,
      [expect.stringMatching(/^\{first name\} would be/)],
    ]);
    await reply(id);
    await settle();
    const [mail] = mailbox.mails.filter(({ to }) => to?.[0]?.address === ada.email);
    expect(mail?.from?.name).toBe(`Dana Reyes, ${site.name}`);
    await send('/api/admin/account/sender', { senderName: '' }, 'PATCH');
    expect((await send('/api/admin/account/sender', {}, 'PATCH')).status).toBe(200);
    expect((await get('/api/admin/account')).body).toMatchObject({ ...kept, senderName: null });
  });

  test('waits while the mail server is down, stays known as given up, and goes with its item', async () => {
    mailbox.refuses = 450;
    const id = await write();
    await reply(id);
    await afterAnswers();
    // Refused once: the item and the overview say so, though it is tried again.
    const refused = { state: 'delayed', error: expect.stringContaining('450') };
    expect(await repliesTo(id)).toMatchObject([refused]);
    expect((await list('?state=answered')).items).toMatchObject([{ id, isUnsent: true, answeredBy: 'dana' }]);
    const { undelivered } = (await get('/api/admin/overview')).body;
    expect(undelivered.messages).toContainEqual(
      expect.objectContaining({ kind: 'reply', state: 'waiting', lastError: refused.error }),
    );
    const deadAt = new Date(Date.now() - 91 * 86_400_000);
    await db().updateTable('outbox').set({ deadAt }).execute();
    // Given up: nothing was answered.
    expect((await list('?state=waiting')).items).toMatchObject([{ id, isUnsent: true, answeredBy: null }]);
    await runCleanup(db(), keyed);
    expect(await db().selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await repliesTo(id)).toMatchObject([{ state: 'failed' }]);
    await db().deleteFrom('leads').where('id', '=', id).execute();
    await runCleanup(db(), keyed);
    expect(await db().selectFrom('inboxReplies').select('id').execute()).toEqual([]);
  });

  test('answers its item until the visitor writes again, and marks it as handled if told to', async () => {
    const id = await write();
    const spam = await write({ name: 'Bea Ito' });
    await change('lead', spam, { spam: true });
    await chat('Nobody can answer this', 'one');
    const names = async (state: string) =>
      (await list(`?state=${state}`)).items.map((item) => `${item.kind} ${item.name}`);
    expect([await names('waiting'), await names('answered')]).toEqual([['lead Ada Park'], []]);
    expect((await get('/api/admin/overview')).body.waiting.leads.total).toBe(1);

    await reply(id);
    expect([await names('waiting'), await names('answered')]).toEqual([[], ['lead Ada Park']]);
    const { counts, items } = await list('?state=answered&assignee=none');
    expect(counts).toEqual({ items: 1, unread: 1 });
    expect(items).toMatchObject([{ answeredBy: 'dana', answeredAt: expect.any(String), isUnsent: false }]);
    expect((await get('/api/admin/overview')).body.waiting.leads.total).toBe(0);
    expect(await names('open')).toContain('lead Ada Park');

    const { body } = await reply(id, { handled: true });
    expect(body).toMatchObject({ handledAt: expect.any(String), handledBy: 'dana' });
    expect(body.history).toMatchObject([{ action: 'inbox.handled', by: 'dana' }]);

    await chat('A person with an address', 'two');
    await db().updateTable('chatMessages').set({ email: ada.email }).where('sessionId', '=', 'two').execute();
    const talk = (await list('?state=waiting')).items[0]?.id ?? 0;
    await reply(talk, {}, {}, 'chat');
    expect(await names('waiting')).toEqual([]);
    await chat('And another thing', 'two');
    expect(await names('waiting')).toEqual(['chat ']);
  });

  test('is not sent where a colleague has answered meanwhile, until its writer has seen that', async () => {
    const id = await write();
    const [first] = (await reply(id, { lastReply: 0 })).body.replies;
    const late = await reply(id, { lastReply: 0 });
    expect([late.status, late.body.message]).toEqual([409, 'dana has just answered. Your reply was not sent.']);
    const both = await Promise.all([reply(id, { lastReply: first.id }), reply(id, { lastReply: first.id })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await repliesTo(id)).toHaveLength(2);
    expect((await reply(id)).status).toBe(201);
  });

  test('needs a mail server, an address and a text', async () => {
    const id = await write();
    expect((await reply(id, { text: ' ' })).status).toBe(422);
    expect((await reply(await book(), {}, {}, 'call')).status).toBe(422);
    vi.stubEnv('SMTP_URL', '');
    vi.stubEnv('NOTIFY_EMAIL', '');
    expect((await reply(id)).status).toBe(409);
    expect(await repliesTo(id)).toEqual([]);
  });

  test.each([ada.email, ada.phone])('is deleted with %s, also where it names them', async (person) => {
    await reply(await write(), {}, { 'Idempotency-Key': crypto.randomUUID() });
    const other = await write({ name: 'Bea Ito', email: 'bea@ito.example', phone: '' });
    await reply(other, { text: `Ask ${ada.email} or ${ada.phone}.` });
    await settle();
    const data = await find(person);
    expect(data.items.find(({ group }) => group === 'leads')?.attached.replies).toBe(1);
    expect(await erase(person, data)).toBe(204);
    const left = await db().selectFrom('inboxReplies').selectAll().execute();
    expect(left).toMatchObject([{ recipient: 'bea@ito.example', text: expect.stringContaining('[removed]') }]);
    const mails = await db().selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify([left, mails])).not.toContain(person);
    expect(JSON.stringify(mails)).not.toContain('Tuesday at ten');
  });
});
