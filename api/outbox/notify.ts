import { addMessages, type Channel, type OutboxEvent } from '#db/outbox.ts';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { storedObject } from '#db/stored-json.ts';
import type { Env } from '#src/contracts/env/env.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { seal, unseal } from '#api/http/seal.ts';

/**
 * Adds an event to the outbox, once for each configured channel. Call it in the transaction of the change, so that both
 * are stored or neither.
 */
export async function notify(
  transaction: OpenTransaction,
  env: FunctionEnv,
  kind: string,
  payload: object,
): Promise<void> {
  await addMessages(transaction, channelsOf(env), kind, sealPayload(env, payload));
}

/**
 * The event of a row that is about to be inserted, for each configured channel.
 *
 * @param times fields of the payload that are set to the row's `createdAt`
 */
export function eventFor(env: FunctionEnv, kind: string, payload: object, times: readonly string[]): OutboxEvent {
  const message = { kind, payload: sealPayload(env, payload) };
  return { messages: channelsOf(env).map((channel) => ({ channel, ...message })), times };
}

/** Adds a mail to the outbox that is not for the agency; its payload contains the recipient. @returns its id */
export async function notifyByMail(
  db: Database,
  env: FunctionEnv,
  kind: 'account' | 'call-visitor' | 'call-reminder' | 'conversation' | 'reply',
  payload: object,
): Promise<string> {
  const [id] = await addMessages(db, ['email'], kind, sealPayload(env, payload));
  if (!id) throw new Error('The mail was not stored.');
  return id;
}

/** The configured channels; the log if there are none. */
function channelsOf(env: Env): Channel[] {
  const channels: Channel[] = [];
  if (env.NOTIFY_WEBHOOK_URL) channels.push('webhook');
  if (env.SMTP_URL) channels.push('email');
  return channels.length > 0 ? channels : ['log'];
}

/** Fields of a payload with secret links: to a booking, or to choose a password. */
const SECRETS = ['confirmationUrl', 'linkUrl'];
const PURPOSE = 'link of a call in the outbox';

type Payload = Record<string, unknown>;
type Keyed = Pick<FunctionEnv, 'SESSION_SECRET'>;

/** Encrypts the links of a payload for the outbox, so that a copy of the database does not reveal them. */
function sealPayload(env: Keyed, payload: object): Payload {
  return withLinks(payload, (url) => seal(url, env, PURPOSE));
}

/** Decrypts the links of a payload; links sealed with an earlier secret of the site are left out. */
export function unsealPayload(env: Keyed, payload: unknown): Payload {
  // Earlier releases stored the links unencrypted.
  return withLinks(storedObject(payload), (url) => (url.startsWith('http') ? url : unseal(url, env, PURPOSE)));
}

function withLinks(payload: object, change: (url: string) => string | undefined): Payload {
  const changed = Object.entries(payload).map(([name, value]) => {
    const isSecret = SECRETS.includes(name) && typeof value === 'string';
    return [name, isSecret ? change(value) : value] as const;
  });
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}
