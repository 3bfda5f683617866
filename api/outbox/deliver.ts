import type { Database } from '#db/connection.ts';
import { type Channel, claimDue, markDelivered, markFailed } from '#db/outbox.ts';
import type { OutboxMessage } from '#db/schema.ts';
import { readSettings } from '#db/settings.ts';
import { storedObject } from '#db/stored-json.ts';
import { log } from '#src/lib/log.ts';
import type { Host, Surroundings } from '#api/host.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { withSettings } from '#api/settings/secret-addresses.ts';
import { post } from '#api/http/upstream.ts';
import { postPublic } from '#api/http/public-fetch.ts';
import { signatureOf } from '#api/http/signature.ts';
import { alert } from './alert.ts';
import { backoffAfter } from './backoff.ts';
import { unsealPayload } from './notify.ts';

type Send = (env: FunctionEnv, message: OutboxMessage) => Promise<void>;

/** How messages of a channel are sent. */
interface Sender {
  /**
   * Sends a message within `UPSTREAM_TIMEOUT_MS`. Throws if it was not accepted; the error's own message, which is
   * logged, must not quote the receiver. Without `send`, messages are only logged.
   */
  send?: Send;
  /** How many messages are sent at the same time. */
  atOnce: number;
}

/** Of each channel that this process delivers. Mail servers allow few concurrent connections. */
function sendersOf({ mail }: Host): [Channel, Sender][] {
  return [
    ['log', { atOnce: 100 }],
    ['webhook', { send: postToWebhook, atOnce: 20 }],
    ...(mail ? [['email', { send: mail.send, atOnce: 3 }] satisfies [Channel, Sender]] : []),
  ];
}

/** After this, a round starts no more batches. */
const ROUND_MS = 20_000;

/** Attempts before a message is given up: with the backoff below, about a day. */
const MAX_ATTEMPTS = 14;

/** Between two attempts, in ms. */
const BACKOFF = { first: 30_000, longest: 6 * 60 * 60_000 };

/**
 * Delivers due messages of all channels, independently of each other. Each message is delivered at least once;
 * receivers recognize repeated ones by their id.
 */
export async function deliverDue(db: Database, around: Surroundings): Promise<void> {
  const rounds = sendersOf(around.host).map((sender) => deliverChannel(db, around, ...sender));
  // Waits for all rounds before it throws the error of one.
  await Promise.allSettled(rounds);
  await Promise.all(rounds);
}

async function deliverChannel(
  db: Database,
  { env, host }: Surroundings,
  channel: Channel,
  { send, atOnce: limit }: Sender,
): Promise<void> {
  const end = performance.now() + ROUND_MS;
  const sendEnv = send ? withSettings(env, await readSettings(db)) : env;
  // The timeout of a delivery and time to spare; after that, messages of a process that died are tried again.
  const lease = send && env.UPSTREAM_TIMEOUT_MS + 30_000;
  let isMore = true;
  while (isMore && performance.now() < end) {
    const batch = await claimDue(db, { channel, limit, lease });
    if (!send) batch.forEach(logDelivered);
    const delivered = send ? await deliverBatch(db, { env: sendEnv, host }, batch, send) : batch.length;
    // If all failed, the receiver is down, and the other messages keep their attempts.
    isMore = batch.length === limit && delivered > 0;
  }
}

/** @returns how many messages were accepted */
async function deliverBatch(db: Database, around: Surroundings, batch: OutboxMessage[], send: Send) {
  const outcomes = await Promise.all(
    batch.map(async (message) => ({ message, failure: await trySend(send, around.env, message) })),
  );
  const accepted = outcomes.filter(({ failure }) => failure === undefined);
  const ids = accepted.map(({ message }) => message.id);
  await markDelivered(db, ids);
  for (const { message, failure } of outcomes) {
    if (!failure) continue;
    const isGivenUp = await recordFailure(db, message, failure);
    if (isGivenUp) {
      // A visitor can leave an address that takes no mail, and the owner's webhook may fail within the same hour.
      const fault = `${message.channel} ${message.kind}`;
      await alert(around, { kind: 'message-given-up', fault, details: logFieldsOf(message) });
    }
  }
  return accepted.length;
}

/** Sends a message. @returns the error if it was not accepted */
async function trySend(send: Send, env: FunctionEnv, message: OutboxMessage): Promise<Error | undefined> {
  try {
    await send(env, { ...message, payload: unsealPayload(env, message.payload) });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  logDelivered(message);
  return undefined;
}

function logDelivered(message: OutboxMessage): void {
  log('info', { event: 'message delivered', ...logFieldsOf(message) });
}

/** @returns whether the message is given up */
async function recordFailure(db: Database, message: OutboxMessage, error: Error): Promise<boolean> {
  const { id, attempts } = message;
  const retryIn = attempts < MAX_ATTEMPTS ? backoffAfter(attempts, BACKOFF) : undefined;
  log('error', {
    event: retryIn === undefined ? 'message given up' : 'message not delivered',
    ...logFieldsOf(message),
    attempt: attempts,
    error: error.message,
  });
  // The cause is stored for admins and not logged: a receiver may quote the message.
  const { message: reason } = error.cause instanceof Error ? error.cause : error;
  await markFailed(db, id, reason, retryIn);
  return retryIn === undefined;
}

/** The fields of a message that may be logged: none with personal data. */
function logFieldsOf({ id: messageId, channel, kind, payload }: OutboxMessage) {
  return { messageId, channel, kind, id: storedObject(payload).id };
}

/** POSTs a message to `NOTIFY_WEBHOOK_URL`, signed if there is a secret. @throws unless the response is a 2xx */
async function postToWebhook(
  env: FunctionEnv,
  { id, kind, payload }: Pick<OutboxMessage, 'id' | 'kind' | 'payload'>,
): Promise<void> {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = env;
  if (!url) throw new Error('NOTIFY_WEBHOOK_URL is no longer set.');
  const body = JSON.stringify({ kind, ...storedObject(payload) });
  const headers = {
    'Content-Type': 'application/json',
    'X-Message-Id': id,
    ...(secret && { 'X-Signature': signatureOf(body, secret, new Date()) }),
  };
  const call = { headers, body, timeout: env.UPSTREAM_TIMEOUT_MS };
  if (!env.ownersWebhook) return post('The webhook', url, call);
  const status = await postPublic(url, call);
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`);
}
