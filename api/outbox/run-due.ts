/**
 * Runs everything that is due: reminders, deliveries and their retries, purges, calls of the build hook, posts that become public
 * at their date, the daily cleanup. It runs right after the response that caused it, else by the scheduled function,
 * which reads the marker (due-marker.ts) and opens the database only when something is due. No connection is held while
 * waiting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import { nextDue } from '#db/due.ts';
import { releaseClaims } from '#db/outbox.ts';
import { nextScheduledPost } from '#db/published-posts.ts';
import { planPurge } from '#db/purges.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import { alert } from './alert.ts';
import { addReminders } from '#api/bookings/reminders.ts';
import { callHookIfDue, hookTiming } from '#api/publishing/build-hook.ts';
import { runCleanupIfDue } from './cleanup.ts';
import { deliverDue } from './deliver.ts';
import { type Call, type Surroundings, withDatabaseOf } from '#api/host.ts';
import { raiseMarker, readMarker, touchMarker } from './due-marker.ts';
import { purgeDue } from '#api/publishing/purge.ts';

/** How often the scheduled function runs (`schedule` in functions/run-due.ts). */
const TICK_MS = 5 * 60_000;

/** On the platform, work that is due this soon is waited for right after a response. */
const AFTER_ANSWER_MS = 20_000;

/** Requests within this time share one round. */
const GATHERING_MS = 50;

/** Shortest time between two rounds if something stays due, e.g. because a receiver is down. */
const MIN_WAIT_MS = 2000;

/** On one machine, the wait after a round that failed. */
const AFTER_FAILURE_MS = 60_000;

let underWay: Promise<unknown> | undefined;
let soon: Promise<Date | undefined> | undefined;
let alarm: NodeJS.Timeout | undefined;

/**
 * Runs what is due a moment from now, after the response. There is one round at a time: requests within that moment, or
 * while a round is running, share the next one.
 */
export function runSoon({ env, host, waitUntil }: Call): void {
  const call = { env, host, waitUntil };
  soon ??= nextRound(call);
  const following = host.isPlatform ? goOn : setAlarm;
  waitUntil(soon.then((next) => following(call, next)));
}

async function nextRound(around: Surroundings): Promise<Date | undefined> {
  await Promise.all([underWay, sleep(GATHERING_MS)]);
  underWay = soon;
  soon = undefined;
  return runDue(around);
}

/**
 * For the scheduled function: reads the marker and runs what is due before the next tick, at its time. The first tick of
 * a program, right after its start, does not trust the marker: what was written by one that was killed is not in it. Nor
 * does any tick of an instance that has others beside it, one of which may have ended since.
 */
export async function tick(call: Call): Promise<void> {
  const { env, host } = call;
  if (!host.isPlatform && !hasTicked) {
    hasTicked = true;
    return takeOver(call);
  }
  if (host.looksEachTick) return runSoon(call);
  const at = await readMarker(call);
  if (at.getTime() > Date.now() + TICK_MS) return;
  if (!host.isPlatform) return setAlarm(call, at);
  if (await host.handOn(env, { from: at })) return;
  if (at.getTime() <= Date.now()) await runDue(call);
}

let hasTicked = false;

/** Runs what an earlier run of the program has left: it may have been killed in the middle of a delivery. */
export async function takeOver(call: Call): Promise<void> {
  const isAlone = !call.env.DATABASE_URL;
  if (isAlone) await withDatabaseOf(call, releaseClaims).catch(logFailure);
  runSoon(call);
}

/** For the background function: runs what is due, starting at a moment, until the next tick takes over. */
export async function runUntilNextTick(around: Surroundings, from: Date): Promise<void> {
  const end = Date.now() + TICK_MS;
  let next: Date | undefined = from;
  for (let least = 0; next && next.getTime() <= end; least = MIN_WAIT_MS) {
    await sleep(Math.max(next.getTime() - Date.now(), least));
    next = await runDue(around);
  }
}

/**
 * Runs one round of everything that is due.
 *
 * @returns when something is due next; undefined if the database is unavailable, since the next tick tries again
 */
async function runDue(around: Surroundings): Promise<Date | undefined> {
  const { env, host } = around;
  const touch = await touchMarker(around);
  try {
    const next = await withDatabaseOf(around, async (db) => {
      await planScheduledPost(db);
      await addReminders(db, env);
      const jobs = [
        purgeDue(db, host),
        ...(host.eachRound ? [host.eachRound(db, env)] : []),
        deliverDue(db, around),
        callHookIfDue(db, env),
        runCleanupIfDue(db, env),
      ];
      for (const job of await Promise.allSettled(jobs)) {
        if (job.status === 'rejected') logFailure(job.reason);
      }
      return nextDue(db, hookTiming(env));
    });
    await raiseMarker(around, touch, next);
    return next;
  } catch (error) {
    logFailure(error);
    if (error instanceof DatabaseUnavailable) {
      await alert(around, { kind: 'database-unreachable', details: {} });
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
  const boards: BoardName[] = ['blog', 'signal-board'];
  if (at) await planPurge(db, boards, at);
}

/** On the platform: waits for what is due within seconds, and leaves the rest to the background function. */
async function goOn(call: Call, first?: Date): Promise<void> {
  const end = Date.now() + AFTER_ANSWER_MS;
  let next = first;
  // Work that is still due now is not for this function: mail, for example, is sent by the background function.
  while (next && next.getTime() > Date.now() && next.getTime() <= end) {
    await sleep(next.getTime() - Date.now());
    next = await runDue(call);
  }
  if (next && next.getTime() <= Date.now() + TICK_MS) await call.host.handOn(call.env, { from: next });
}

/** On one machine, where the process lives on: starts another round when something is due before the next tick. */
function setAlarm(call: Call, next?: Date): void {
  const wait = next ? next.getTime() - Date.now() : AFTER_FAILURE_MS;
  if (!call.host.wakesItself || wait > TICK_MS) return;
  clearTimeout(alarm);
  alarm = setTimeout(() => runSoon(call), Math.max(wait, MIN_WAIT_MS));
  alarm.unref();
}
