import type { Transaction } from 'kysely';
import { addMessages, type Channel, type News } from '#db/outbox.ts';
import type { Database } from '#db/connection.ts';
import type { Tables } from '#db/schema.ts';
import type { Env } from '#src/contracts/env.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import type { AccountNews } from './mail/subject.ts';
import { sealed } from './sealed-news.ts';

/**
 * Puts the news of something in the outbox, for everybody who is to hear of it, in the transaction of
 * what it reports: both are kept, or neither.
 */
export async function notify(
  transaction: Transaction<Tables>,
  env: FunctionEnv,
  kind: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await addMessages(transaction, channelsOf(env), kind, sealed(env, payload));
}

/**
 * The news of a row that is about to be inserted, for everybody who is to hear of it.
 *
 * @param times names under which the payload gets the time of the row
 */
export function newsFor(
  env: FunctionEnv,
  kind: string,
  payload: Record<string, unknown>,
  times: readonly string[],
): News {
  const message = { kind, payload: sealed(env, payload) };
  return { messages: channelsOf(env).map((channel) => ({ channel, ...message })), times };
}

/** Puts a mail about somebody's own account in the outbox, for them alone. */
export function notifyUser(db: Database, env: FunctionEnv, news: AccountNews): Promise<void> {
  return notifyByMail(db, env, 'account', { ...news });
}

/** Puts a mail in the outbox that is not for the house; its payload says for whom. */
export async function notifyByMail(
  db: Database,
  env: FunctionEnv,
  kind: 'account' | 'call-visitor',
  payload: Record<string, unknown>,
): Promise<void> {
  await addMessages(db, ['email'], kind, sealed(env, payload));
}

/** Where the news goes; where nobody is configured to hear of it, to the log. */
export function channelsOf(env: Env): Channel[] {
  const channels: Channel[] = [];
  if (env.NOTIFY_WEBHOOK_URL) channels.push('webhook');
  if (env.SMTP_URL) channels.push('email');
  return channels.length > 0 ? channels : ['log'];
}
