import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { type Database, handIn } from '#db/connection.ts';
import { embeddedDatabase } from '#db/testing/embedded.ts';

/** What the functions wrote to the log since the test began, a line an entry. */
export const logged: Record<string, unknown>[] = [];

const waiting: Promise<unknown>[] = [];
let lastAddress = 0;

/** Sets the variables that every function wants, and catches the log. */
export function useEnvironment(): void {
  beforeEach(() => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, 32 bytes or more');
    vi.stubEnv('FREEHAND_LOCAL', '1');
    logged.length = 0;
    for (const level of ['info', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((line: string) => logged.push(JSON.parse(line)));
    }
    return () => vi.unstubAllEnvs();
  });
}

/** An embedded database for the whole file, handed to the functions. */
export function useEmbeddedDatabase(): { db: () => Database } {
  useEnvironment();
  let db: Database;
  beforeAll(async () => {
    db = await embeddedDatabase();
    handIn(db);
  });
  afterAll(async () => {
    handIn(undefined);
    await db.destroy();
  });
  return { db: () => db };
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
): Request {
  return new Request(SITE + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
