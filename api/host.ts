/**
 * What differs between the hosts of the API, the platform (functions/) and a machine of one's own (server/). Each hands
 * it in with every request and every round of work that is due.
 */
import type { OutboxMessage } from '#db/schema.ts';
import { type Database, withDatabase } from '#db/connection.ts';
import type { Env } from '#src/contracts/env/env.ts';
import type { Analyst } from './assistant/analyst.ts';
import type { Assistant } from './assistant/own-answer.ts';
import type { FunctionEnv } from './http/environment.ts';
import type { MediaStore } from './media/store.ts';
import type { ContentRenderer } from './publishing/boards/renderer.ts';
import type { ShareImageDrawer } from './publishing/share-image/drawer.ts';

export interface Host {
  /** The database that the host has opened; undefined where `DATABASE_URL` decides. */
  database?: Database | undefined;
  /** Where the bytes of pictures lie. */
  mediaStore: (env: Env) => MediaStore;
  /** A line of text outside the database. @param name letters, digits and hyphens */
  marker: (env: Env, name: string) => Promise<MarkerStore>;
  /** Removes from the cache of pages what has one of these tags. */
  forget: (tags: readonly string[]) => Promise<void> | void;
  /** Sends mail; undefined in a process that leaves it to another one. */
  mail?: Mail | undefined;
  /** Processes end soon after an answer, and each request may have its own; caches take few calls for one tag. */
  isPlatform: boolean;
  /** Asks a process that has time to go on. @returns whether it does */
  handOn: (env: FunctionEnv, call: HandedOn) => Promise<boolean>;
  /** The process lives on, and starts a round itself when something is due. */
  wakesItself: boolean;
  /** Renders the content of posts where nobody else waits for it; undefined where it is done in place. */
  render?: ContentRenderer;
  /** Draws share images where nobody else waits for it; undefined where it is done in place. */
  drawShareImage?: ShareImageDrawer;
  /** Answers chats where nobody else waits for it; undefined where it is done in place. */
  assistant?: Assistant;
  /** Analyzes industries where nobody else waits for it; undefined where it is done in place. */
  analyst?: Analyst;
  /** Its marker does not say all: others write to the same database. So each tick looks there. */
  looksEachTick?: boolean;
  /** What else is done in each round. */
  eachRound?: (db: Database, env: FunctionEnv) => Promise<void>;
}

/** A line of text outside the database. */
export interface MarkerStore {
  /** Null if nothing is stored. */
  read: () => Promise<string | null>;
  /**
   * @param onlyIf writes only if this is still the stored version
   * @returns the new version; undefined if another one was written meanwhile
   */
  write: (text: string, onlyIf?: string) => Promise<string | undefined>;
}

interface Mail {
  /** Sends a message of the outbox. @throws if it was not accepted */
  send: (env: FunctionEnv, message: OutboxMessage) => Promise<void>;
  /** Sends an alert to the operator. */
  alert: (env: FunctionEnv, to: string, mail: { subject: string; text: string }) => Promise<void>;
}

/** What another process is asked to do: run what is due from a moment on, or send an alert. */
export type HandedOn = { from: Date } | { alert: object };

/** The surroundings of a request, or of a round of work. */
export interface Surroundings {
  env: FunctionEnv;
  host: Host;
}

/** The same, with what keeps the process alive until some work is done. */
export interface Call extends Surroundings {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Runs work with the host's database, else with that of the environment. @throws {DatabaseUnavailable} */
export function withDatabaseOf<T>({ host, env }: Surroundings, work: (db: Database) => Promise<T>): Promise<T> {
  return host.database ? work(host.database) : withDatabase(env, work);
}
