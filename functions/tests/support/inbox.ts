/** Helpers to send items to the inbox and to change them as an admin. */
import { beforeAll, beforeEach, expect } from 'vitest';
import itemHandler from '#functions/admin-inbox-item.ts';
import inbox from '#functions/admin-inbox.ts';
import chatbot from '#functions/chatbot.ts';
import scheduledCalls from '#functions/scheduled-calls.ts';
import type { InboxDetail, InboxPage } from '#src/contracts/inbox.ts';
import { nextFreeSlots } from '#src/domain/booking/booking.ts';
import { sendContact } from './contact.ts';
import { afterAnswers, ask, sendTo, signIn, useDatabase } from './harness.ts';

export const ada = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  phone: '+1 (512) 555-0177',
  message: 'We type every invoice twice.',
};

export async function write(fields: Partial<typeof ada> & { fh_ledger_ref?: string } = {}) {
  const answer = await sendContact({ ...ada, ...fields, consent: true });
  return ((await answer.json()) as { id: number }).id;
}

/** Books one of the next free slots. */
export async function book(index = 0): Promise<number> {
  const slot = nextFreeSlots([], new Date(), index + 1)[index];
  const body = { phone: '(512) 555-0188', ...slot };
  const answer = await sendTo(scheduledCalls, '/api/scheduled-calls', body);
  return ((await answer.json()) as { id: number }).id;
}

export async function chat(message: string, user_id: string): Promise<void> {
  await sendTo(chatbot, '/api/webhook/chatbot', { message, user_id });
}

/** Empties the inbox before each test, and gives an admin's actions. */
export function useInbox() {
  const { db } = useDatabase();
  const session = { Cookie: '' };
  beforeAll(async () => void Object.assign(session, await signIn(db())));
  beforeEach(async () => {
    await afterAnswers();
    for (const table of ['leads', 'scheduledCalls', 'chatMessages'] as const) {
      await db().deleteFrom(table).execute();
    }
    for (const table of ['inboxStates', 'inboxNotes', 'inboxReplies', 'inboxAnswers'] as const) {
      await db().deleteFrom(table).execute();
    }
    for (const table of ['auditLog', 'outbox'] as const) {
      await db().deleteFrom(table).execute();
    }
  });

  const sendRequest = (query = '') => ask(inbox, `/api/admin/inbox${query}`, session);

  const list = async (query = ''): Promise<InboxPage> => {
    const answer = await sendRequest(query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as InboxPage;
  };

  const open = async (kind: string, id: number): Promise<InboxDetail> => {
    return (await (
      await ask(itemHandler, `/api/admin/inbox/${kind}/${id}`, session)
    ).json()) as InboxDetail;
  };

  const change = (kind: string, id: number, body: unknown) =>
    sendTo(itemHandler, `/api/admin/inbox/${kind}/${id}`, body, session, 'PATCH');

  return { db, session, sendRequest, list, open, change };
}
