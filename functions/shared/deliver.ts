import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import { type Channel, claimDue, markDelivered, markFailed } from '#db/outbox.ts';
import type { OutboxMessage } from '#db/schema.ts';
import type { Env } from '#src/contracts/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { channelsOf } from './notify.ts';
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

/** A round begins nothing more after this: what the clock calls has 30 s on the platform. */
const ROUND_MS = 20_000;

/** Attempts before a message is given up: with the pauses below, about a day. */
const MAX_ATTEMPTS = 14;

/** Milliseconds for which a round waits for more, so that many requests at once cost one round and not one each. */
const GATHERING_MS = 50;

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * 60 * 60_000;

/** Lets this process send mail too: the program for it is packed only into the function that says so. */
export function useSender(channel: Channel, sender: Sender): void {
  senders.set(channel, sender);
}

/**
 * Delivers what is due in the outbox, over each channel by itself. Each message is delivered at least
 * once; a receiver tells one that comes twice by its id.
 */
export async function deliverDue(
  env: Env,
  channels: readonly Channel[] = [...senders.keys()],
): Promise<void> {
  await withDatabase(env, async (db) => {
    const rounds = channels.map((channel) => deliverOver(db, env, channel));
    // All have ended before one that failed is heard of.
    await Promise.allSettled(rounds);
    await Promise.all(rounds);
  });
}

let underWay: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Delivers what was just put in the outbox, a moment after the answer is given. One round at a time:
 * whoever comes in that moment, or while one is under way, shares the next round.
 */
export function deliverSoon(env: Env, context: Context | undefined): void {
  next ??= deliverNext(env);
  context?.waitUntil?.(next);
}

async function deliverNext(env: Env): Promise<void> {
  await Promise.all([underWay, sleep(GATHERING_MS)]);
  underWay = next;
  next = undefined;
  try {
    await deliverDue(env, channelsOf(env));
  } catch (error) {
    // Nothing is lost: the scheduled round takes it up.
    log('error', { event: 'delivery put off', ...describeError(error) });
  }
}

async function deliverOver(db: Database, env: Env, channel: Channel): Promise<void> {
  const sender = senders.get(channel);
  if (!sender) return;
  const end = performance.now() + ROUND_MS;
  const { send, atOnce: limit } = sender;
  // Time for the round itself, after which a message whose sender died is free again.
  const lease = send && env.UPSTREAM_TIMEOUT_MS + 30_000;
  let isMore = true;
  while (isMore && performance.now() < end) {
    const batch = await claimDue(db, { channel, limit, lease });
    if (!send) batch.forEach(logDelivered);
    const delivered = send ? await deliverBatch(db, env, batch, send) : batch.length;
    // Where all failed the receiver is away: the others are spared an attempt in vain.
    isMore = batch.length === limit && delivered > 0;
  }
}

/** Gives how many were taken. */
async function deliverBatch(
  db: Database,
  env: Env,
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
    if (refusal) await putOff(db, message, refusal);
  }
  return taken.length;
}

/** Sends a message; gives the error for which it was not taken, undefined where it was. */
async function refusalOf(send: Send, env: Env, message: OutboxMessage): Promise<Error | undefined> {
  try {
    await send(env, message);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  logDelivered(message);
  return undefined;
}

function logDelivered(message: OutboxMessage): void {
  log('info', { event: 'message delivered', ...nameOf(message) });
}

async function putOff(db: Database, message: OutboxMessage, refusal: Error): Promise<void> {
  const { id, attempts } = message;
  const retryIn = attempts < MAX_ATTEMPTS ? pauseAfter(attempts) : undefined;
  log('error', {
    event: retryIn === undefined ? 'message given up' : 'message not delivered',
    ...nameOf(message),
    attempt: attempts,
    error: refusal.message,
  });
  // What caused it is for admins alone: a receiver may quote what it was sent.
  const { message: reason } = refusal.cause instanceof Error ? refusal.cause : refusal;
  await markFailed(db, id, reason, retryIn);
}

/** What the log may know of a message. */
function nameOf({ id: messageId, channel, kind, payload }: OutboxMessage) {
  return { messageId, channel, kind, id: payload.id };
}

/**
 * Milliseconds until the next attempt: twice as long each time, and somewhere between half and all
 * of it, so that what failed together is not tried together.
 */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const longest = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(longest * (0.5 + random / 2));
}
