/**
 * Runs everything that is due: reminders, deliveries and their retries, purges, calls of the build hook, posts that become public
 * at their date, the daily cleanup. It runs right after the response that caused it, else by the scheduled function,
 * which reads the marker (next-due.ts) and opens the database only when something is due. No connection is held while
 * waiting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import { nextDue } from '#db/due.ts';
import { releaseClaims } from '#db/outbox.ts';
import type { Board } from '#db/posts.ts';
import { nextScheduledPost } from '#db/published-posts.ts';
import { planPurge } from '#db/purges.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { describeError, log } from '#src/lib/log.ts';
import { alert } from './alert.ts';
import { callBackground } from './background.ts';
import { addReminders } from '#api/bookings/reminders.ts';
import { callHookIfDue, hookTiming } from '#api/publishing/build-hook.ts';
import { runCleanupIfDue } from './cleanup.ts';
import { deliverDue } from './deliver.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { raiseMarker, readMarker, touchMarker } from './next-due.ts';
import { purgeDue } from '#api/publishing/purge.ts';

/** How often the scheduled function runs (`schedule` in functions/run-due.ts). */
const TICK_MS = 5 * 60_000;

/** Where deployed, work that is due this soon is waited for right after a response. */
const AFTER_ANSWER_MS = 20_000;

/** Requests within this time share one round. */
const GATHERING_MS = 50;

/** Shortest time between two rounds if something stays due, e.g. because a receiver is down. */
const MIN_WAIT_MS = 2000;

/** On one machine, the wait after a round that failed. */
const AFTER_FAILURE_MS = 60_000;

/** The request after which it is run. */
interface Call {
  env: FunctionEnv;
  context: Context | undefined;
}

type Work = (db: Database, env: FunctionEnv) => Promise<void>;

let alsoDo: Work = async () => undefined;

/** Adds work to every round of this process: what only a program needs that lives on, so no function bundles it. */
export function inEachRound(work: Work): void {
  alsoDo = work;
}

let underWay: Promise<unknown> | undefined;
let soon: Promise<Date | undefined> | undefined;
let alarm: NodeJS.Timeout | undefined;

/**
 * Runs what is due a moment from now, after the response. There is one round at a time: requests within that moment, or
 * while a round is running, share the next one.
 */
export function runSoon({ env, context }: Call): void {
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

/**
 * For the scheduled function: reads the marker and runs what is due before the next tick, at its time. The first tick of
 * a program, right after its start, does not trust the marker: what was written by one that was killed is not in it.
 */
export async function tick(env: FunctionEnv, context: Context | undefined): Promise<void> {
  if (!env.deployed && !hasTicked) {
    hasTicked = true;
    return takeOver({ env, context });
  }
  const at = await readMarker(env);
  if (at.getTime() > Date.now() + TICK_MS) return;
  if (!env.deployed) return setAlarm(env, context, at);
  if (await callBackground(env, context, { from: at })) return;
  if (at.getTime() <= Date.now()) await runDue(env);
}

let hasTicked = false;

/** Runs what an earlier run of the program has left: it may have been killed in the middle of a delivery. */
export async function takeOver(call: Call): Promise<void> {
  const isAlone = !call.env.DATABASE_URL;
  if (isAlone) await withDatabase(call.env, releaseClaims).catch(logFailure);
  runSoon(call);
}

/** For the background function: runs what is due, starting at a moment, until the next tick takes over. */
export async function follow(env: FunctionEnv, from: Date): Promise<void> {
  const end = Date.now() + TICK_MS;
  let next: Date | undefined = from;
  for (let least = 0; next && next.getTime() <= end; least = MIN_WAIT_MS) {
    await sleep(Math.max(next.getTime() - Date.now(), least));
    next = await runDue(env);
  }
}

/**
 * Runs one round of everything that is due.
 *
 * @returns when something is due next; undefined if the database is unavailable, since the next tick tries again
 */
async function runDue(env: FunctionEnv): Promise<Date | undefined> {
  const touch = await touchMarker(env);
  try {
    const next = await withDatabase(env, async (db) => {
      await planScheduledPost(db);
      await addReminders(db, env);
      const jobs = [
        purgeDue(db, env),
        alsoDo(db, env),
        deliverDue(db, env),
        callHookIfDue(db, env),
        runCleanupIfDue(db, env),
      ];
      for (const job of await Promise.allSettled(jobs)) {
        if (job.status === 'rejected') logFailure(job.reason);
      }
      return nextDue(db, hookTiming(env));
    });
    await raiseMarker(env, touch, next);
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

/** Plans the purge for the next scheduled post; of both boards, since only its date is known. */
async function planScheduledPost(db: Database): Promise<void> {
  const at = await nextScheduledPost(db);
  const boards: Board[] = ['blog', 'signal-board'];
  if (at) await planPurge(db, boards, at);
}

/** Where deployed: waits for what is due within seconds, and leaves the rest to the background function. */
async function goOn(env: FunctionEnv, context: Context | undefined, first?: Date): Promise<void> {
  const end = Date.now() + AFTER_ANSWER_MS;
  let next = first;
  // Work that is still due now is not for this function: mail, for example, is sent by the background function.
  while (next && next.getTime() > Date.now() && next.getTime() <= end) {
    await sleep(next.getTime() - Date.now());
    next = await runDue(env);
  }
  if (next && next.getTime() <= Date.now() + TICK_MS) await callBackground(env, context, { from: next });
}

/** On one machine, where the process lives on: starts another round when something is due before the next tick. */
function setAlarm(env: FunctionEnv, context: Context | undefined, next?: Date): void {
  const wait = next ? next.getTime() - Date.now() : AFTER_FAILURE_MS;
  if (context?.deploy?.context !== 'dev' || wait > TICK_MS) return;
  clearTimeout(alarm);
  alarm = setTimeout(() => runSoon({ env, context }), Math.max(wait, MIN_WAIT_MS));
  alarm.unref();
}
