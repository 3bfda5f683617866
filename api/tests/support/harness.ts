import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, vi } from 'vitest';
import { app } from '#api/app.ts';
import type { Bindings } from '#api/context.ts';
import { functionEnv } from '#api/http/environment.ts';
import { nodeHost } from '#server/node-host.ts';
import { startSession } from '#api/session/session.ts';
import type { Database } from '#db/connection.ts';
import type { Tables } from '#db/schema.ts';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { realDatabase } from '#db/testing/postgres.ts';
import { saveUser } from '#db/accounts/users.ts';
import { goodContact } from './samples.data.ts';

/** The session secret of the tests. */
export const SECRET = 'a secret of the tests, 32 bytes or more';
/** The part of the environment that seals and signs. */
export const keyed = { SESSION_SECRET: SECRET };

/** The host of the tests: this machine, which sets no alarms. Tests replace parts of it. */
export const host = nodeHost({ wakesItself: false });

/** Gives the API this database; undefined leaves it to the environment. */
export function provideDatabase(db: Database | undefined): void {
  host.database = db;
}

/** The surroundings of work that no request has caused. */
export function surroundings(deploy?: string) {
  return { env: functionEnv(deploy), host, waitUntil };
}

/** The log lines of the functions since the test began. */
export const logged: Record<string, unknown>[] = [];

const waiting: Promise<unknown>[] = [];
let lastAddress = 0;

/** Sets the variables that every function needs, and captures the log. */
export function useEnvironment(): void {
  const folder = mkdtempSync(join(tmpdir(), 'site-functions-'));
  beforeAll(() => () => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('SESSION_SECRET', SECRET);
    vi.stubEnv('LOCAL_PROGRAM', '1');
    logged.length = 0;
    for (const level of ['info', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((line: string) => logged.push(JSON.parse(line)));
    }
    return () => vi.unstubAllEnvs();
  });
}

/** A real database for the whole file, which the functions use too. */
export function useDatabase(): { db: () => Database } {
  return useOpened(realDatabase);
}

/** The same, with an admin's session. */
export function useAdmin() {
  const { db } = useDatabase();
  const session = { Cookie: '' };
  beforeAll(async () => void Object.assign(session, await signIn(db())));
  return { db, session };
}

/** An embedded database, for tests with a fake clock: it uses the time of the process. */
export function useEmbeddedDatabase(): { db: () => Database } {
  return useOpened(async () => {
    const db = await embeddedDatabase();
    return { db, stop: () => db.destroy() };
  });
}

function useOpened(open: () => Promise<{ db: Database; stop: () => Promise<void> }>) {
  useEnvironment();
  let db: Database;
  beforeAll(async () => {
    const opened = await open();
    db = opened.db;
    provideDatabase(db);
    // Runs only if the database was opened, so that it cannot hide why it was not.
    return async () => {
      await afterAnswers();
      provideDatabase(undefined);
      await opened.stop();
    };
  });
  return { db: () => db };
}

/** A new client address, whose rate limits are unused. */
export function newClient(): string {
  lastAddress += 1;
  return `203.0.${lastAddress >> 8}.${lastAddress & 255}`;
}

const waitUntil = (work: Promise<unknown>) => void waiting.push(work);

/** What a host hands in with a request. @param deploy `production`, `deploy-preview` … */
export function contextOf(address: string, deploy?: string): Bindings {
  return { host, address, waitUntil, deploy };
}

/** Waits for all work that runs after a response, and for what that work begins. */
export async function afterAnswers(): Promise<void> {
  while (waiting.length > 0) await Promise.all(waiting.splice(0));
}

export const SITE = 'http://127.0.0.1:4321';

/** A request as scripts send it. The body is sent as JSON, or as it is if it is a string. */
export function jsonRequest(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Request {
  return new Request(SITE + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A request without a body. */
export function plainRequest(path: string, headers: Record<string, string> = {}, method = 'GET'): Request {
  return new Request(SITE + path, { method, headers });
}

/** The response of the API to a request. */
export async function responseTo(request: Request, context = contextOf(newClient())): Promise<Response> {
  return app.fetch(request, context);
}

/** The same, with its body read. */
export async function answerTo(...request: Parameters<typeof responseTo>) {
  const answer = await responseTo(...request);
  const { status, headers } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = bytes.toString();
  const isJson = headers.get('Content-Type')?.startsWith('application/json');
  /** A value if it is JSON, else text. */
  return { status, headers, bytes, body: isJson && text ? JSON.parse(text) : text };
}

export type Answer = Awaited<ReturnType<typeof answerTo>>;

/** The answer to a request without a body, from a new client. */
export const ask = (...request: Parameters<typeof plainRequest>) => answerTo(plainRequest(...request));

/** The answer to a request with a body. @param from a client's address, or the whole context; default: a new client */
export function sendTo(
  path: string,
  body: unknown,
  headers?: Record<string, string>,
  method = 'POST',
  from: string | Bindings = newClient(),
) {
  const context = typeof from === 'string' ? contextOf(from) : from;
  return answerTo(jsonRequest(path, body, headers, method), context);
}

/** The statuses of requests made at the same time, in ascending order. */
export async function statusesOf(answers: Promise<Answer>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status).toSorted();
}

/** Deletes all rows of some tables, in this order. */
export async function empty(db: Database, ...tables: (keyof Tables)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute();
}

/** All rows of all tables, as text by table: counts would miss changed rows. */
export async function everything(db: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const contents = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{ content: string }>`
      select coalesce(json_agg(t order by t::text), '[]')::text as content
      from ${sql.table(name)} t`.execute(db);
    return [name, rows[0]?.content ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

export const ADMIN = { username: 'dana', password: 'a password of the tests' };

/** Creates an admin and begins a session without hashing a password. @returns the cookie header */
export async function signIn(db: Database): Promise<{ Cookie: string }> {
  const { username } = ADMIN;
  const id = await saveUser(db, username, 'no hash');
  const setCookie = await startSession(db, plainRequest('/'), SECRET, { id, username });
  return { Cookie: setCookie.split(';')[0] ?? '' };
}

/** The cookie that a response sets, as a browser sends it back. */
export function cookieOf(response: Pick<Answer, 'headers'>): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Sends a contact request as scripts do. */
export function sendContact(body: unknown = goodContact, headers?: Record<string, string>, client = newClient()) {
  return sendTo('/api/contact', body, headers, 'POST', client);
}
