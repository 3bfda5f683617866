import type { Database } from '#db/connection.ts';
import { type Channel, claimDue, markDelivered, markFailed } from '#db/outbox.ts';
import type { OutboxMessage } from '#db/schema.ts';
import { readSettings } from '#db/settings.ts';
import type { Env } from '#src/contracts/env.ts';
import { log } from '#src/lib/log.ts';
import { alert } from './alert.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { pauseAfter } from './pause.ts';
import { unsealed } from './sealed-news.ts';
import { postToWebhook } from './webhook.ts';

type Send = (env: Env, message: OutboxMessage) => Promise<void>;

/** How messages of a channel leave the house. */
interface Sender {
  /**
   * Takes at most `UPSTREAM_TIMEOUT_MS`; throws where the message was not taken, with nothing in the
   * error's own message that a receiver said. Without it the line in the log is all there is to do.
   */
  send?: Send;
  /** Messages that are sent at the same time. */
  atOnce: number;
}

const senders = new Map<Channel, Sender>([
  ['log', { atOnce: 100 }],
  ['webhook', { send: postToWebhook, atOnce: 20 }],
]);

/** A round begins nothing more after this. */
const ROUND_MS = 20_000;

/** Attempts before a message is given up: with the pauses below, about a day. */
const MAX_ATTEMPTS = 14;

/** Between two attempts. */
const PAUSES = { first: 30_000, longest: 6 * 60 * 60_000 };

/** Lets this process send mail too: the program for it is packed only into the function that says so. */
export function useSender(channel: Channel, sender: Sender): void {
  senders.set(channel, sender);
}

/**
 * Delivers what is due in the outbox, over each channel by itself. Each message is delivered at least
 * once; a receiver tells one that comes twice by its id.
 */
export async function deliverDue(db: Database, env: FunctionEnv): Promise<void> {
  const rounds = [...senders.keys()].map((channel) => deliverOver(db, env, channel));
  // All have ended before one that failed is heard of.
  await Promise.allSettled(rounds);
  await Promise.all(rounds);
}

async function deliverOver(db: Database, env: FunctionEnv, channel: Channel): Promise<void> {
  const sender = senders.get(channel);
  if (!sender) return;
  const end = performance.now() + ROUND_MS;
  const { send, atOnce: limit } = sender;
  const house = channel === 'email' ? await houseOf(db, env) : env;
  // Time for the round itself, after which a message whose sender died is free again.
  const lease = send && env.UPSTREAM_TIMEOUT_MS + 30_000;
  let isMore = true;
  while (isMore && performance.now() < end) {
    const batch = await claimDue(db, { channel, limit, lease });
    if (!send) batch.forEach(logDelivered);
    const delivered = send ? await deliverBatch(db, house, batch, send) : batch.length;
    // Where all failed the receiver is away: the others are spared an attempt in vain.
    isMore = batch.length === limit && delivered > 0;
  }
}

/** Where owners have named others, mails to the house go to them: several addresses, with commas between. */
async function houseOf(db: Database, env: FunctionEnv): Promise<FunctionEnv> {
  const { notificationEmails } = await readSettings(db);
  if (notificationEmails.length === 0) return env;
  return { ...env, NOTIFY_EMAIL: notificationEmails.join(', ') };
}

/** Gives how many were taken. */
async function deliverBatch(
  db: Database,
  env: FunctionEnv,
  batch: OutboxMessage[],
  send: Send,
): Promise<number> {
  const outcomes = await Promise.all(
    batch.map(async (message) => ({ message, refusal: await refusalOf(send, env, message) })),
  );
  const taken = outcomes.filter(({ refusal }) => refusal === undefined);
  await markDelivered(
    db,
    taken.map(({ message }) => message.id),
  );
  for (const { message, refusal } of outcomes) {
    if (!refusal) continue;
    const isGivenUp = await putOff(db, message, refusal);
    if (isGivenUp) await alert(env, { kind: 'message-given-up', details: nameOf(message) });
  }
  return taken.length;
}

/** Sends a message; gives the error for which it was not taken, undefined where it was. */
async function refusalOf(
  send: Send,
  env: FunctionEnv,
  message: OutboxMessage,
): Promise<Error | undefined> {
  try {
    await send(env, { ...message, payload: unsealed(env, message.payload) });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  logDelivered(message);
  return undefined;
}

function logDelivered(message: OutboxMessage): void {
  log('info', { event: 'message delivered', ...nameOf(message) });
}

/** @returns whether it was the last attempt */
async function putOff(db: Database, message: OutboxMessage, refusal: Error): Promise<boolean> {
  const { id, attempts } = message;
  const retryIn = attempts < MAX_ATTEMPTS ? pauseAfter(attempts, PAUSES) : undefined;
  log('error', {
    event: retryIn === undefined ? 'message given up' : 'message not delivered',
    ...nameOf(message),
    attempt: attempts,
    error: refusal.message,
  });
  // What caused it is for admins alone: a receiver may quote what it was sent.
  const { message: reason } = refusal.cause instanceof Error ? refusal.cause : refusal;
  await markFailed(db, id, reason, retryIn);
  return retryIn === undefined;
}

/** What the log may know of a message. */
function nameOf({ id: messageId, channel, kind, payload }: OutboxMessage) {
  return { messageId, channel, kind, id: payload.id };
}
