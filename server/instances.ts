/**
 * Several instances of the site on one Postgres tell each other, by `NOTIFY`, which tags of the cache of pages they
 * forget (docs/decisions/0035-several-instances.md). This alone is not in the outbox: whoever does not hear it keeps
 * nothing in its cache.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { functionEnv } from '#api/http/environment.ts';
import { withDatabase } from '#db/connection.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { nameOfFolder } from './stored-files.ts';

const CHANNEL = 'site_instances';

/** Postgres takes payloads shorter than this, in bytes. */
const PAYLOAD_BYTES = 8000;

/** How long a connection that answered is believed to hear everything, in ms: one may be cut without a word. */
const BELIEVED_MS = 5000;

/** How long anything of that connection may take, in ms; visitors wait for it. */
const PATIENCE_MS = 2000;

/** From one attempt to connect to the next, in ms. */
const RETRY_MS = 1000;

/** Where one of them forgets more than fits into a message, or says what this release does not understand. */
export const EVERYTHING = 'everything';

/** What is to be forgotten. */
export type Forgotten = readonly string[] | typeof EVERYTHING;

/** What has to be the same for all: a value that differs where theirs does, by the name of the variable. */
export type InstancesSetup = Readonly<Record<string, string>>;

const message = z.object({
  /** Names the instance that sends it. */
  from: z.string(),
  forgotten: z.optional(z.union([z.array(z.string()), z.literal(EVERYTHING)])),
  /** Of one that has just connected, or whose setup differs from that of one. */
  setup: z.optional(z.record(z.string(), z.string())),
  /** It has just connected. */
  isNew: z.optional(z.boolean()),
});

interface Options {
  /** A direct address of the database: what is behind a pooler hears nothing. */
  address: string;
  /** Runs a statement with one parameter, on another connection. */
  run: (statement: string, parameter: string) => Promise<unknown>;
  setup: InstancesSetup;
  /** What others have forgotten, or may have forgotten since it is unheard. */
  onForgotten: (what: Forgotten) => void;
  /** The others are not heard from now on. */
  onLost: () => void;
}

/** The instances of the site, as one of them sees the others. */
export class Instances {
  readonly #id = randomUUID();
  readonly #options: Options;
  /** Hears the others; undefined while nobody is heard. */
  #hearing: Client | undefined;
  #believedUntil = 0;
  #proof: Promise<boolean> | undefined;
  #connecting: Promise<void> | undefined;
  #lastTry = -Infinity;
  #isClosed = false;
  /** Called with the first message of its own that arrives. */
  #onOwn = () => {};
  /** What was reported of the connection last. */
  #reported: 'heard' | 'unheard' | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when the others are heard, or that has failed: then every call of {@link hears} may try it again. */
  start(): Promise<void> {
    return this.#connect();
  }

  /** Has the others forget it. @throws if the database did not take the message */
  async tell(tags: readonly string[]): Promise<void> {
    const whole = this.#text({ forgotten: [...tags] });
    const isTooLong = Buffer.byteLength(whole) >= PAYLOAD_BYTES;
    await this.#send(isTooLong ? this.#text({ forgotten: EVERYTHING }) : whole);
  }

  /**
   * Whether it hears what the others forget, proven within the last seconds. Nothing runs in between, so that a database
   * that sleeps while nobody visits can sleep.
   */
  async hears(): Promise<boolean> {
    if (this.#hearing && performance.now() < this.#believedUntil) return true;
    if (this.#hearing) return (this.#proof ??= this.#prove(this.#hearing));
    // Nobody waits for a new connection: pages are rendered meanwhile.
    if (performance.now() - this.#lastTry >= RETRY_MS) void this.#connect();
    return false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#hearing;
    this.#hearing = undefined;
    await client?.end();
  }

  #connect(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#lastTry = performance.now();
    return (this.#connecting ??= this.#open().finally(() => (this.#connecting = undefined)));
  }

  async #open(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.address,
      application_name: 'site instance',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The connection has ended.')));
    client.on('notification', ({ payload }) => this.#receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      const own = new Promise<void>((resolve) => (this.#onOwn = resolve));
      await this.#send(this.#text({ setup: this.#options.setup, isNew: true }));
      const isHeard = await Promise.race([own.then(() => true), sleep(PATIENCE_MS, false, { ref: false })]);
      if (!isHeard) throw new Error('It does not hear itself: DATABASE_URL_UNPOOLED must be a direct address.');
      if (this.#isClosed) throw new Error('It was closed meanwhile.');
      this.#hearing = client;
      this.#believe();
      this.#report('heard');
      // What was forgotten before that is unknown.
      this.#options.onForgotten(EVERYTHING);
    } catch (error) {
      this.#report('unheard', error);
      await client.end().catch(() => undefined);
    }
  }

  /** Asks the connection for an answer; visitors wait for it. */
  async #prove(client: Client): Promise<boolean> {
    try {
      await client.query('select 1');
      this.#believe();
    } catch (error) {
      this.#lose(client, error);
    } finally {
      this.#proof = undefined;
    }
    return this.#hearing === client;
  }

  #believe(): void {
    this.#believedUntil = performance.now() + BELIEVED_MS;
  }

  #lose(client: Client, error: unknown): void {
    if (this.#hearing !== client) return;
    this.#hearing = undefined;
    this.#report('unheard', error);
    this.#options.onLost();
    client.end().catch(() => undefined);
  }

  #receive(payload: string | undefined): void {
    const said = message.safeParse(parsed(payload)).data;
    // Of a later release: what it has forgotten is unknown.
    if (!said) return this.#options.onForgotten(EVERYTHING);
    if (said.from === this.#id) return this.#onOwn();
    if (said.forgotten) this.#options.onForgotten(said.forgotten);
    if (said.setup) this.#compare(said.setup, said.isNew === true);
  }

  /** Says loudly what differs from another instance, and has a new one say it as well. */
  #compare(theirs: InstancesSetup, isNew: boolean): void {
    const { setup } = this.#options;
    const differing = Object.keys(setup).filter((name) => theirs[name] !== undefined && theirs[name] !== setup[name]);
    if (differing.length === 0) return;
    log('error', { event: 'instances differ', variables: differing });
    if (isNew) this.#send(this.#text({ setup })).catch(() => undefined);
  }

  #text(said: Omit<z.infer<typeof message>, 'from'>): string {
    return JSON.stringify({ from: this.#id, ...said });
  }

  async #send(text: string): Promise<void> {
    await this.#options.run(`select pg_notify('${CHANNEL}', $1)`, text);
  }

  /** Only what has changed is news. */
  #report(state: 'heard' | 'unheard', error?: unknown): void {
    if (this.#isClosed || this.#reported === state) return;
    if (state === 'unheard') log('error', { event: 'other instances not heard', ...describeError(error) });
    else if (this.#reported) log('info', { event: 'other instances heard again' });
    this.#reported = state;
  }
}

/** Those on the database that `DATABASE_URL` names; nobody is heard until it is started. */
export async function instancesOn(env: Env, heard: Pick<Options, 'onForgotten' | 'onLost'>): Promise<Instances> {
  const { DATABASE_URL = '', DATABASE_URL_UNPOOLED: address = DATABASE_URL, SITE_URL } = env;
  return new Instances({
    address,
    run: (statement, parameter) =>
      withDatabase(env, (db) => db.executeQuery(CompiledQuery.raw(statement, [parameter]))),
    setup: {
      SESSION_SECRET: fingerprintOf(functionEnv().SESSION_SECRET),
      MEDIA_DIR: await nameOfFolder(env.MEDIA_DIR),
      SITE_URL,
    },
    ...heard,
  });
}

/** Undefined where it is no JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A hash of a secret that says only whether two are the same. */
export function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('the same on every instance').digest('base64url').slice(0, 12);
}
