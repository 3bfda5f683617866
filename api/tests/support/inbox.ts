/** Helpers to send items to the inbox and to change them as an admin. */
import { beforeEach, expect } from 'vitest';
import type { PersonData } from '#src/contracts/inbox-person.ts';
import type { InboxDetail, InboxPage } from '#src/contracts/inbox.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { afterAnswers, ask, empty, sendContact, sendTo, useAdmin } from './harness.ts';
import { ada } from './samples.data.ts';

export async function write(fields: Partial<typeof ada> & Record<string, unknown> = {}) {
  const body = { ...ada, ...fields, consent: true };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  return (await sendContact(body, key)).body.id as number;
}

/** Books one of the next free slots from tomorrow on, because one of today may begin meanwhile. */
export async function book(index = 0, phone = '(512) 555-0188'): Promise<number> {
  const slot = nextFreeSlots([], new Date(Date.now() + 86_400_000), index + 1)[index];
  const booking = { phone, ...slot };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  return (await sendTo('/api/scheduled-calls', booking, key)).body.id;
}

export const chat = (message: string, user_id: string) => sendTo('/api/webhook/chatbot', { message, user_id });

/** Empties the inbox before each test, and gives an admin's actions. */
export function useInbox() {
  const { db, session } = useAdmin();
  beforeEach(async () => {
    await afterAnswers();
    await empty(db(), 'leads', 'scheduledCalls', 'chatMessages', 'inboxStates', 'inboxNotes');
    await empty(db(), 'inboxReplies', 'inboxAnswers', 'knownAnswers', 'idempotencyKeys', 'auditLog', 'outbox');
  });

  const get = (path: string) => ask(path, session);
  const send = (path: string, body: unknown, method = 'POST') => sendTo(path, body, session, method);

  const list = async (query = ''): Promise<InboxPage> => {
    const { status, body } = await get(`/api/admin/inbox${query}`);
    expect(status).toBe(200);
    return body;
  };
  const open = async (kind: string, id: number): Promise<InboxDetail> =>
    (await get(`/api/admin/inbox/${kind}/${id}`)).body;
  const change = (kind: string, id: number, body: unknown) => send(`/api/admin/inbox/${kind}/${id}`, body, 'PATCH');

  const find = async (person: string): Promise<PersonData> => {
    // A running delivery would change the rows.
    await afterAnswers();
    const { status, body } = await send('/api/admin/inbox/person', { person });
    expect(status).toBe(200);
    return body;
  };
  /** Deletes found data of a person. @param keys what was ticked; all, if not given @returns the status */
  const erase = async (
    person: string,
    { seen, items }: PersonData,
    { confirm = person, keys = keysOf(items) } = {},
  ) => {
    const body = { person, confirm, seen, items: keys };
    return (await send('/api/admin/inbox/person/delete', body)).status;
  };

  return { db, session, get, send, list, open, change, find, erase };
}

export const keysOf = (items: PersonData['items']) => items.map(({ key }) => key);
