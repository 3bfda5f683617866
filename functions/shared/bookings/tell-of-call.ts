/** Who hears of a call: the house, and by mail whoever booked it and left an address. */
import type { Transaction } from 'kysely';
import type { News } from '#db/outbox.ts';
import type { Tables } from '#db/schema.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import type { CallChange } from '#functions/shared/outbox/mail/subject.ts';
import { newsFor, notify, notifyByMail } from '#functions/shared/outbox/notify.ts';

/** The news of a call that is about to be booked. */
export function callNewsFor(
  env: FunctionEnv,
  facts: Omit<CallChange, 'id' | 'createdAt' | 'updatedAt'>,
): News {
  const house = newsFor(env, 'call', { ...facts }, ['createdAt', 'updatedAt']);
  if (!isForVisitor(env, facts)) return house;
  const payload = house.messages[0]?.payload ?? {};
  return {
    ...house,
    messages: [...house.messages, { channel: 'email', kind: 'call-visitor', payload }],
  };
}

/** Tells of a call that was moved or cancelled. */
export async function tellOfCall(
  transaction: Transaction<Tables>,
  env: FunctionEnv,
  kind: 'call-moved' | 'call-cancelled',
  news: CallChange,
): Promise<void> {
  await notify(transaction, env, kind, { ...news });
  if (isForVisitor(env, news)) await notifyByMail(transaction, env, 'call-visitor', { ...news });
}

function isForVisitor(env: FunctionEnv, { email }: Pick<CallChange, 'email'>): boolean {
  return Boolean(env.SMTP_URL && email);
}
