/**
 * The mark that lets an idle database sleep: the next moment at which anything is due, kept outside the
 * database. On the platform it is a blob, on one machine a file.
 *
 * The mark may be too early, which costs one look at the database. It must not be too late. So it is set to
 * "now" after everything written that is due, and before every look at the database ({@link touchMark}). Only
 * who has looked sets it to a later moment, and only if it is still as that one left it ({@link raiseMark}):
 * what was written too late to be seen by the look has touched it since. A mark that is missing or cannot be
 * read means "now". What is left is a process that dies between its commit and its touch: as the clean-up is due
 * once a day, that is found within a day.
 */
import { randomUUID } from 'node:crypto';
import type { Env } from '#src/contracts/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { type Keeper, keeperOf } from './keeper.ts';

const NOW = new Date(0);

/** The moment before which nothing is due. */
export async function readMark(env: Env): Promise<Date> {
  const text = await attempt(env, (keeper) => keeper.read());
  const at = Date.parse(text?.split(' ')[0] ?? '');
  return Number.isNaN(at) ? NOW : new Date(at);
}

/** Sets the mark to "now". @returns what {@link raiseMark} needs */
export function touchMark(env: Env): Promise<string | undefined> {
  return attempt(env, (keeper) => keeper.write(textOf(NOW)));
}

/** Sets the mark to a moment before which nothing is due, as a look at the database has shown since the touch. */
export async function raiseMark(env: Env, touch: string | undefined, at: Date): Promise<void> {
  if (touch) await attempt(env, (keeper) => keeper.write(textOf(at), touch));
}

/** Two writes of the same moment differ, and so do their versions. */
function textOf(at: Date): string {
  return `${at.toISOString()} ${randomUUID()}`;
}

async function attempt<T>(env: Env, work: (keeper: Keeper) => Promise<T>): Promise<T | undefined> {
  // A preview has no mark: nothing runs by the clock there, and the site's own is not its to write.
  if (env.isPreview) return undefined;
  try {
    return await work(await keeperOf(env, 'next-due'));
  } catch (error) {
    // The next tick looks at the database instead.
    log('error', { event: 'due mark not reached', ...describeError(error) });
    return undefined;
  }
}
