import type { Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import { claimDue, markDelivered, markFailed } from '#db/outbox.ts';
import type { OutboxMessage } from '#db/schema.ts';
import type { Env } from '#src/contracts/env.ts';
import { describeError, log } from './log.ts';

/** One round; what is left is due in the next minute's. */
const BATCH = 20;

/** Attempts before a message is given up: with the pauses below, about a day. */
const MAX_ATTEMPTS = 14;

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * 60 * 60_000;

/**
 * Delivers what is due in the outbox. Each message is delivered at least once; a receiver tells one
 * that comes twice by its `X-Message-Id`.
 */
export async function deliverDue(env: Env): Promise<void> {
  await withDatabase(env, async (db) => {
    // Time for the round itself, after which a message whose sender died is free again.
    const lease = env.UPSTREAM_TIMEOUT_MS + 30_000;
    const due = await claimDue(db, { limit: BATCH, lease });
    await Promise.all(due.map((message) => deliver(db, env, message)));
  });
}

/** Delivers what was just put in the outbox, after the answer is given. */
export function deliverSoon(env: Env, context: Context | undefined): void {
  const delivery = deliverDue(env).catch((error: unknown) => {
    // Nothing is lost: the scheduled round takes it up.
    log('error', { event: 'delivery put off', ...describeError(error) });
  });
  context?.waitUntil?.(delivery);
}

async function deliver(db: Database, env: Env, message: OutboxMessage): Promise<void> {
  const { id, channel, kind, payload, attempts } = message;
  const about = { messageId: id, channel, kind, id: payload.id };
  try {
    await send(env, message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const retryIn = attempts < MAX_ATTEMPTS ? pauseAfter(attempts) : undefined;
    log('error', {
      event: retryIn === undefined ? 'message given up' : 'message not delivered',
      ...about,
      attempt: attempts,
      error: reason,
    });
    return markFailed(db, id, reason, retryIn);
  }
  log('info', { event: 'message delivered', ...about });
  await markDelivered(db, id);
}

/** @throws where it was not taken */
async function send(env: Env, { id, channel, kind, payload }: OutboxMessage): Promise<void> {
  // What goes to the log is delivered by the line that says so.
  if (channel === 'webhook') await post(env, id, { kind, ...payload });
}

async function post(env: Env, id: string, body: Record<string, unknown>): Promise<void> {
  if (!env.NOTIFY_WEBHOOK_URL) throw new Error('NOTIFY_WEBHOOK_URL is not set any more.');
  const response = await fetch(env.NOTIFY_WEBHOOK_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Message-Id': id },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(env.UPSTREAM_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}

/**
 * Milliseconds until the next attempt: twice as long each time, and somewhere between half and all
 * of it, so that what failed together is not tried together.
 */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const longest = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(longest * (0.5 + random / 2));
}
