import { type Limit, takeRequest } from '#db/limits.ts';
import type { Database } from '#db/connection.ts';
import { failures } from '#src/content/messages.ts';
import { HttpFailure } from './http-failure.ts';

/** A limit with the name that its requests are counted under. */
export interface NamedLimit extends Limit {
  name: string;
}

const perMinute = (name: string, minute: number) => ({ name, minute, hour: minute * 60 });

/** Requests for each client address (docs/api.md). */
export const limits = {
  contact: { name: 'contact', minute: 5, hour: 30 },
  booking: { name: 'booking', minute: 5, hour: 20 },
  chat: { name: 'chat', minute: 20, hour: 200 },
  rating: { name: 'rating', minute: 20, hour: 200 },
  // Mails to addresses that anybody can enter: from one client, to one recipient, and from the whole site.
  mail: { name: 'mail', minute: 2, hour: 5 },
  mailTo: { name: 'mail-to', minute: 1, hour: 2 },
  mailAll: { name: 'mail-all', minute: 10, hour: 60 },
  analysis: { name: 'analysis', minute: 20, hour: 200 },
  slip: { name: 'slip', minute: 20, hour: 200 },
  login: { name: 'login', minute: 10, hour: 60 },
  writes: perMinute('writes', 60),
  // Every page sends one, so they may be as frequent as reads.
  views: perMinute('views', 300),
  reads: perMinute('reads', 300),
  // Only pages that are rendered: what a cache answers is not counted, since it costs nothing.
  pages: perMinute('pages', 300),
} satisfies Record<string, NamedLimit>;

/**
 * Counts a request. Writes are counted in the database, so that the count holds across instances and restarts. Reads
 * and views are counted in memory, since a query for each would cost more than the request itself.
 *
 * @param factor multiplies the limit
 * @throws {HttpFailure} 429 if there were too many
 * @throws {DatabaseUnavailable}
 */
export async function countRequest(db: Database, client: string, limit: NamedLimit, factor: number): Promise<void> {
  const bucket = `${limit.name}:${client}`;
  const scaled = { minute: scale(limit.minute, factor), hour: scale(limit.hour, factor) };
  const wait =
    limit === limits.reads || limit === limits.views
      ? takeRead(bucket, scaled.minute)
      : await takeRequest(db, bucket, scaled);
  if (wait !== undefined) throw tooMany(wait);
}

/**
 * Counts a page that is rendered for a client, as a read.
 *
 * @returns undefined if it may be rendered, else the failure to answer with
 */
export function countPage(client: string, factor: number): HttpFailure | undefined {
  const { name, minute } = limits.pages;
  const wait = takeRead(`${name}:${client}`, scale(minute, factor));
  return wait === undefined ? undefined : tooMany(wait);
}

/** @param wait in seconds */
export function tooMany(wait: number): HttpFailure {
  return new HttpFailure(429, tryAgainIn(wait), {
    headers: { 'Retry-After': String(wait) },
  });
}

/** At least one request, and within the range of Postgres' integers. */
function scale(limit: number, factor: number): number {
  return Math.min(Math.max(1, Math.round(limit * factor)), 2 ** 31 - 2);
}

function tryAgainIn(seconds: number): string {
  return seconds > 90 ? failures.tooManyForMinutes(Math.ceil(seconds / 60)) : failures.tooManyForSeconds(seconds);
}

const MINUTE_MS = 60_000;

/** Reads of a minute, in the order in which they started, so that expired ones come first. */
const windows = new Map<string, { start: number; count: number }>();

/**
 * Counts a read in the memory of this instance.
 *
 * @returns undefined if it may pass, else the whole seconds until the next one may
 */
export function takeRead(bucket: string, perMinute: number, now = performance.now()) {
  dropExpired(now);
  const window = windows.get(bucket) ?? { start: now, count: 0 };
  windows.set(bucket, window);
  if (window.count >= perMinute) return Math.ceil((window.start + MINUTE_MS - now) / 1000);
  window.count += 1;
  return undefined;
}

function dropExpired(now: number): void {
  for (const [bucket, { start }] of windows) {
    if (now - start < MINUTE_MS) return;
    windows.delete(bucket);
  }
}

/** Passwords hashed at the same time; each takes a thread, and the others stay free for the rest of the program. */
const MAX_RUNNING = 2;
const MAX_WAITING = 60;
/** Seconds in which a full queue is worked off. */
const RETRY_AFTER = 5;

const waiting: { key: string; start: () => void }[] = [];
const busy = new Set<string>();

/**
 * Queues work that hashes a password: two run at the same time, and only one for each key.
 *
 * @throws {HttpFailure} 429 if the queue is full
 */
export async function queueHashing<T>(key: string, work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw tooMany(RETRY_AFTER);
  await new Promise<void>((start) => {
    waiting.push({ key, start });
    startNext();
  });
  try {
    return await work();
  } finally {
    busy.delete(key);
    startNext();
  }
}

function startNext(): void {
  while (busy.size < MAX_RUNNING) {
    const index = waiting.findIndex(({ key }) => !busy.has(key));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) return;
    busy.add(next.key);
    next.start();
  }
}
