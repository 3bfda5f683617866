/**
 * The marker that lets an idle database sleep: the next moment at which anything is due, stored outside the database.
 * The host says where it lies.
 *
 * It may be too early, which costs one query, and must not be too late: it is set to "now" after writing anything that
 * is due and before every check of the database ({@link touchMarker}), and to a later moment only by a process that has
 * checked, if nobody has touched it since ({@link raiseMarker}). Missing or unreadable, it means "now". What a process
 * writes that dies before its touch is found within a day, by the daily cleanup.
 */
import { randomUUID } from 'node:crypto';
import { describeError, log } from '#src/lib/log.ts';
import type { MarkerStore, Surroundings } from '#api/host.ts';

const NOW = new Date(0);

/** The moment before which nothing is due. */
export async function readMarker(around: Surroundings): Promise<Date> {
  const text = await attempt(around, (store) => store.read());
  const at = Date.parse(text?.split(' ')[0] ?? '');
  return Number.isNaN(at) ? NOW : new Date(at);
}

/** Sets the marker to "now". @returns the version that {@link raiseMarker} needs */
export function touchMarker(around: Surroundings): Promise<string | undefined> {
  return attempt(around, (store) => store.write(textOf(NOW)));
}

/** Sets the marker to the next due moment, which was read from the database after the touch. */
export async function raiseMarker(around: Surroundings, touch: string | undefined, at: Date): Promise<void> {
  if (touch) await attempt(around, (store) => store.write(textOf(at), touch));
}

/** The random part makes two writes of the same moment differ, and so their versions. */
function textOf(at: Date): string {
  return `${at.toISOString()} ${randomUUID()}`;
}

async function attempt<T>({ env, host }: Surroundings, work: (store: MarkerStore) => Promise<T>) {
  // A preview has no marker: it runs nothing on a schedule, and must not write the site's marker.
  if (env.isPreview) return undefined;
  try {
    return await work(await host.marker(env, 'next-due'));
  } catch (error) {
    // The next tick checks the database instead.
    log('error', { event: 'due marker not reached', ...describeError(error) });
    return undefined;
  }
}
