/** Replies that are sent from the inbox by mail. */
import { afterEach, expect, test, vi } from 'vitest';
import repliesHandler from '#functions/admin-inbox-replies.ts';
import exportInbox from '#functions/admin-inbox-export.ts';
import deletePerson from '#functions/admin-inbox-person-delete.ts';
import personHandler from '#functions/admin-inbox-person.ts';
import { site } from '#src/content/site.ts';
import { runCleanup } from '#functions/shared/outbox/cleanup.ts';
import { deliver } from './support/due.ts';
import { afterAnswers, ask, sendTo } from './support/harness.ts';
import { ada, book, useInbox, write } from './support/inbox.ts';
import { useMailbox } from './support/mailbox.ts';

const { db, session, open } = useInbox();
const mailbox = useMailbox();
afterEach(afterAnswers);

const text = 'Hello Ada,\n\nTuesday at ten?\n\n> We type every invoice twice.';

function reply(id: number, body: object = {}, headers?: Record<string, string>, kind = 'lead') {
  const path = `/api/admin/inbox/${kind}/${id}/replies`;
  return sendTo(
    repliesHandler,
    path,
    { subject: 'Your message', text, ...body },
    {
      ...session,
      ...headers,
    },
  );
}

/** The mails to Ada, once everything was sent. */
async function mailsToAda() {
  await afterAnswers();
  await deliver();
  return mailbox.mails.filter(({ to }) => to?.[0]?.address === ada.email);
}

test('a reply reaches the visitor as typed, and answers to it reach the agency', async () => {
  const id = await write();
  const answer = await reply(id, { subject: ' Your\r\nBcc: message ' });
  expect(answer.status).toBe(201);
  const [mail] = await mailsToAda();
  expect(mail).toMatchObject({ subject: 'Your Bcc: message', to: [{ address: ada.email }] });
  expect(mail?.replyTo).toEqual([{ name: '', address: site.email.sales }]);
  expect(mail?.text?.trimEnd()).toBe(text);
  expect(mail?.html).toBeUndefined();
  expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted');

  const { replies, history } = await open('lead', id);
  expect(replies).toMatchObject([
    { author: 'dana', recipient: ada.email, subject: 'Your Bcc: message', text, state: 'sent' },
  ]);
  expect(history).toEqual([]);
  const entry = await db().selectFrom('auditLog').selectAll().executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'inbox.reply', username: 'dana', entityId: id });
  expect(entry.details).toEqual({ kind: 'lead' });
  const csv = await (await ask(exportInbox, '/api/admin/inbox/export', session)).text();
  expect(csv).toContain('Hello Ada,\n\nTuesday at ten?');
});

test('a reply that is sent twice by mistake is one mail', async () => {
  const id = await write();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  for (let times = 0; times < 2; times++) expect((await reply(id, {}, key)).status).toBe(201);
  expect(await mailsToAda()).toHaveLength(1);
  expect((await open('lead', id)).replies).toHaveLength(1);
});

test('while the mail server is down a reply waits, and one that was given up stays known as that', async () => {
  mailbox.refuses = 450;
  const id = await write();
  await reply(id);
  await afterAnswers();
  expect((await open('lead', id)).replies).toMatchObject([{ state: 'waiting' }]);
  const deadAt = new Date(Date.now() - 91 * 86_400_000);
  await db().updateTable('outbox').set({ deadAt }).execute();
  expect((await open('lead', id)).replies).toMatchObject([{ state: 'failed' }]);
  await runCleanup(db());
  expect(await db().selectFrom('outbox').select('id').execute()).toEqual([]);
  expect((await open('lead', id)).replies).toMatchObject([{ state: 'failed' }]);
});

test('a reply goes with its item at the end of its term', async () => {
  const id = await write();
  await reply(id, { text: 'Hello' });
  await db().deleteFrom('leads').where('id', '=', id).execute();
  await runCleanup(db());
  expect(await db().selectFrom('inboxReplies').select('id').execute()).toEqual([]);
});

test('without a mail server, an address or a text nothing is sent', async () => {
  const id = await write();
  expect((await reply(id, { text: ' ' })).status).toBe(422);
  expect((await reply(await book(), {}, {}, 'call')).status).toBe(422);
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('NOTIFY_EMAIL', '');
  expect((await reply(id)).status).toBe(409);
  expect((await open('lead', id)).replies).toEqual([]);
});

test.each([ada.email, ada.phone])(
  'nothing of a reply is left after deleting %s',
  async (person) => {
    await reply(await write(), {}, { 'Idempotency-Key': crypto.randomUUID() });
    const other = await write({ name: 'Bea Ito', email: 'bea@ito.example', phone: '' });
    await reply(other, { text: `Ask ${ada.email} or ${ada.phone}.` });
    await afterAnswers();
    await deliver();
    const data = await (
      await sendTo(personHandler, '/api/admin/inbox/person', { person }, session)
    ).json();
    expect(data.found.replies).toHaveLength(1);
    const body = { person, confirm: person, seen: data.seen };
    expect(
      (await sendTo(deletePerson, '/api/admin/inbox/person/delete', body, session)).status,
    ).toBe(204);
    const left = await db().selectFrom('inboxReplies').selectAll().execute();
    expect(left).toMatchObject([{ recipient: 'bea@ito.example' }]);
    expect(left[0]?.text).toContain('[removed]');
    expect(JSON.stringify(left)).not.toContain(person);
    const mails = JSON.stringify(await db().selectFrom('outbox').selectAll().execute());
    expect(mails).not.toContain('Tuesday at ten');
    expect(mails).not.toContain(person);
  },
);
