import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startSession } from '#functions/shared/session/session.ts';
import { type Database, handIn } from '#db/connection.ts';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { realDatabase } from '#db/testing/postgres.ts';
import { saveUser } from '#db/users.ts';

/** Signs the sessions of the tests. */
export const SECRET = 'a secret of the tests, 32 bytes or more';

/** What the functions wrote to the log since the test began, a line an entry. */
export const logged: Record<string, unknown>[] = [];

const waiting: Promise<unknown>[] = [];
let lastAddress = 0;

/** Sets the variables that every function wants, and catches the log. */
export function useEnvironment(): void {
  const folder = mkdtempSync(join(tmpdir(), 'freehand-functions-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('SESSION_SECRET', SECRET);
    vi.stubEnv('FREEHAND_LOCAL', '1');
    logged.length = 0;
    for (const level of ['info', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((line: string) => logged.push(JSON.parse(line)));
    }
    return () => vi.unstubAllEnvs();
  });
}

/** A real database for the whole file, handed to the functions. */
export function useDatabase(): { db: () => Database } {
  return lend(realDatabase);
}

/** An embedded one, for tests that turn the clock: its time is that of the process. */
export function useEmbeddedDatabase(): { db: () => Database } {
  return lend(async () => {
    const db = await embeddedDatabase();
    return { db, stop: () => db.destroy() };
  });
}

function lend(open: () => Promise<{ db: Database; stop: () => Promise<void> }>) {
  useEnvironment();
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    handIn(opened.db);
  });
  afterAll(async () => {
    await afterAnswers();
    handIn(undefined);
    await opened.stop();
  });
  return { db: () => opened.db };
}

/** A client that no other test has used up the limits of. */
export function newClient(): string {
  lastAddress += 1;
  return `203.0.${lastAddress >> 8}.${lastAddress & 255}`;
}

/** What the platform would pass along. */
export function contextOf(ip: string): Context {
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
  return { ip, requestId: '', waitUntil } as unknown as Context;
}

/** When all that was put off until after an answer is done. */
export async function afterAnswers(): Promise<void> {
  await Promise.all(waiting.splice(0));
}

export const SITE = 'http://127.0.0.1:4321';

/** A request as a script sends it: JSON unless a body says otherwise. */
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
export function plainRequest(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Request {
  return new Request(SITE + path, { method, headers });
}

export const ADMIN = { username: 'dana', password: 'a password of the tests' };

/** Makes an admin and begins a session, without the time that hashing takes; gives its header. */
export async function signIn(db: Database): Promise<{ Cookie: string }> {
  const { username } = ADMIN;
  const id = await saveUser(db, username, 'no hash');
  const setCookie = await startSession(db, plainRequest('/'), SECRET, { id, username });
  return { Cookie: setCookie.split(';')[0] ?? '' };
}

/** The cookie that an answer sets, as it is sent back. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
