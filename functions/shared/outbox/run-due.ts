/**
 * Does what is due: deliveries and their retries, purges, calls of the build hook, posts that become public by
 * their date, the daily clean-up. At once after an answer; later by the one scheduled function, which looks at
 * the mark (next-due.ts) and opens the database only when something is due. While it waits it holds no connection.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import { nextDue } from '#db/due.ts';
import type { Board } from '#db/posts.ts';
import { nextScheduledPost } from '#db/published-posts.ts';
import { planPurge } from '#db/purges.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { describeError, log } from '#src/lib/log.ts';
import { alert } from './alert.ts';
import { callBackground } from './background.ts';
import { callHookIfDue, hookTiming } from '#functions/shared/publishing/build-hook.ts';
import { cleanUpIfDue } from './clean-up.ts';
import { deliverDue } from './deliver.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { raiseMark, readMark, touchMark } from './next-due.ts';
import { purgeDue } from '#functions/shared/publishing/purge.ts';

/** How often the scheduled function runs (`schedule` in functions/run-due.ts). */
const TICK_MS = 5 * 60_000;

/** Where deployed, what is due so soon is waited for right after an answer. */
const AFTER_ANSWER_MS = 20_000;

/** Many requests at once share one round. */
const GATHERING_MS = 50;

/** Between two rounds, where something stays due: a receiver that is away, a cache that takes no more just now. */
const LEAST_PAUSE_MS = 2000;

/** On one machine, after a round that failed. */
const AFTER_FAILURE_MS = 60_000;

let underWay: Promise<unknown> | undefined;
let soon: Promise<Date | undefined> | undefined;
let alarm: NodeJS.Timeout | undefined;

/**
 * Does what was just written and is due, a moment after the answer. One round at a time: whoever comes in that
 * moment, or while one is under way, shares the next one.
 */
export function runSoon(env: FunctionEnv, context: Context | undefined): void {
  soon ??= nextRound(env);
  const following = env.deployed ? goOn : setAlarm;
  const followed = soon.then((next) => following(env, context, next));
  context?.waitUntil?.(followed);
}

async function nextRound(env: FunctionEnv): Promise<Date | undefined> {
  await Promise.all([underWay, sleep(GATHERING_MS)]);
  underWay = soon;
  soon = undefined;
  return runDue(env);
}

/** As the scheduled function: looks at the mark, and does what is due until the next time, when it is due. */
export async function tick(env: FunctionEnv, context: Context | undefined): Promise<void> {
  const at = await readMark(env);
  if (at.getTime() > Date.now() + TICK_MS) return;
  if (!env.deployed) return setAlarm(env, context, at);
  if (await callBackground(env, context, { from: at })) return;
  if (at.getTime() <= Date.now()) await runDue(env);
}

/** As the background function: does what is due from a moment on, until the next tick sees to it. */
export async function follow(env: FunctionEnv, from: Date): Promise<void> {
  const end = Date.now() + TICK_MS;
  let next: Date | undefined = from;
  for (let least = 0; next && next.getTime() <= end; least = LEAST_PAUSE_MS) {
    await sleep(Math.max(next.getTime() - Date.now(), least));
    next = await runDue(env);
  }
}

/**
 * One round over everything that is due.
 *
 * @returns when something is due next; undefined where the database does not answer: the next tick looks again
 */
async function runDue(env: FunctionEnv): Promise<Date | undefined> {
  const touch = await touchMark(env);
  try {
    const next = await withDatabase(env, async (db) => {
      await planScheduledPost(db);
      const jobs = [
        purgeDue(db, env),
        deliverDue(db, env),
        callHookIfDue(db, env),
        cleanUpIfDue(db),
      ];
      for (const job of await Promise.allSettled(jobs)) {
        if (job.status === 'rejected') logFailure(job.reason);
      }
      return nextDue(db, hookTiming(env));
    });
    await raiseMark(env, touch, next);
    return next;
  } catch (error) {
    logFailure(error);
    if (error instanceof DatabaseUnavailable) {
      await alert(env, { kind: 'database-unreachable', details: {} });
    }
    return undefined;
  }
}

function logFailure(error: unknown): void {
  log('error', { event: 'events put off', ...describeError(error) });
}

/** What shows lists may show the post from its date on, whichever board it is of. */
async function planScheduledPost(db: Database): Promise<void> {
  const at = await nextScheduledPost(db);
  const boards: Board[] = ['blog', 'signal-board'];
  if (at) await planPurge(db, boards, at);
}

/** Where deployed: waits for what is due in seconds, and leaves the rest to the background function. */
async function goOn(env: FunctionEnv, context: Context | undefined, first?: Date): Promise<void> {
  const end = Date.now() + AFTER_ANSWER_MS;
  let next = first;
  // What stays due is not done here: mail is sent by others.
  while (next && next.getTime() > Date.now() && next.getTime() <= end) {
    await sleep(next.getTime() - Date.now());
    next = await runDue(env);
  }
  if (next && next.getTime() <= Date.now() + TICK_MS)
    await callBackground(env, context, { from: next });
}

/** On one machine, whose program lives on: another round when something is due before the next tick. */
function setAlarm(env: FunctionEnv, context: Context | undefined, next?: Date): void {
  const wait = next ? next.getTime() - Date.now() : AFTER_FAILURE_MS;
  if (context?.deploy?.context !== 'dev' || wait > TICK_MS) return;
  clearTimeout(alarm);
  alarm = setTimeout(() => runSoon(env, context), Math.max(wait, LEAST_PAUSE_MS));
  alarm.unref();
}
