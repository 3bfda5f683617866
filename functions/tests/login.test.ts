import { argon2id } from 'hash-wasm';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { clientKey } from '#functions/shared/http/client.ts';
import { runCleanup } from '#functions/shared/outbox/cleanup.ts';
import { takeAttempt } from '#db/login-failures.ts';
import { findUser } from '#db/users.ts';
import { ADMIN, cookieOf, logged, newClient, SECRET } from './support/harness.ts';
import { leave, send, useLogin, wrong } from './support/login.ts';

const { db } = useLogin();

async function events() {
  const rows = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
  return rows.map(({ action, username }) => `${action} ${username}`);
}

/** Inserts failures directly, to save the time of hashing. */
async function haveFailed(times: number, address: string, username = ADMIN.username) {
  const client = clientKey(address, SECRET);
  for (let i = 0; i < times; i++) await takeAttempt(db(), { username, client });
}

describe('a login', () => {
  test('that fails gets the same response for known and unknown names', async () => {
    const answers = [await send(wrong), await send({ ...wrong, username: 'nobody' })];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toEqual({ message: 'Invalid credentials' });
    }
  });

  test('takes as long for an unknown name', async () => {
    const timed = async (username: string) => {
      const began = performance.now();
      await send({ ...wrong, username });
      return performance.now() - began;
    };
    const best = { known: Infinity, unknown: Infinity };
    for (let i = 0; i < 4; i++) {
      best.known = Math.min(best.known, await timed(ADMIN.username));
      best.unknown = Math.min(best.unknown, await timed('nobody'));
    }
    expect(best.unknown).toBeGreaterThan(best.known / 4);
    expect(best.known).toBeGreaterThan(best.unknown / 4);
  });

  test.each([
    [{}, ['Username is required', 'Password is required']],
    [{ username: 'dana', password: '' }, ['Password is required']],
  ])('%j is 422', async (credentials, messages) => {
    const response = await send(credentials);
    expect(response.status).toBe(422);
    expect(Object.values((await response.json()).errors).flat()).toEqual(messages);
  });

  test('updates an outdated hash', async () => {
    const password = await argon2id({
      ...{ password: ADMIN.password, salt: new Uint8Array(16), outputType: 'encoded' as const },
      ...{ memorySize: 1024, iterations: 1, parallelism: 1, hashLength: 32 },
    });
    await db().insertInto('users').values({ username: 'old', password }).execute();
    expect((await send({ ...ADMIN, username: 'old' })).status).toBe(200);
    const user = await findUser(db(), 'old');
    expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await send({ ...ADMIN, username: 'old' })).status).toBe(200);
    expect((await send({ ...wrong, username: 'old' })).status).toBe(401);
  });

  test('is recorded in the audit log, successful or not', async () => {
    const client = newClient();
    const cookie = cookieOf(await send(ADMIN, client));
    await send(wrong, client);
    await haveFailed(4, client);
    await send(ADMIN, client);
    await leave(cookie);
    await leave(cookie);
    expect(await events()).toEqual([
      'login dana',
      'login.failed dana',
      'login.refused dana',
      'logout dana',
    ]);
    expect(JSON.stringify(logged)).not.toContain(wrong.password);
  });
});

describe('guessing', () => {
  const ageFailures = (time: string) =>
    sql`update login_failures set failed_at = failed_at - ${time}::interval`.execute(db());

  test('is refused after five failures, even with the right password, until they have expired', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '100');
    const client = newClient();
    for (let i = 0; i < 5; i++) expect((await send(wrong, client)).status).toBe(401);
    for (const credentials of [wrong, ADMIN, { ...ADMIN, username: 'DANA' }]) {
      const response = await send(credentials, client);
      expect(response.status).toBe(429);
      const seconds = Number(response.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }
    await ageFailures('14 minutes');
    expect((await send(ADMIN, client)).status).toBe(429);
    await ageFailures('1 minute');
    expect((await send(ADMIN, client)).status).toBe(200);
  });

  test('names and addresses are counted separately', async () => {
    const client = newClient();
    await haveFailed(5, client);
    expect((await send({ ...wrong, username: 'nobody' }, client)).status).toBe(401);
    expect((await send(ADMIN)).status).toBe(200);
    expect((await send(ADMIN, client)).status).toBe(429);
  });

  test('starts from zero after a success', async () => {
    const client = newClient();
    await haveFailed(4, client);
    expect((await send(ADMIN, client)).status).toBe(200);
    expect((await send(wrong, client)).status).toBe(401);
    expect((await send(ADMIN, client)).status).toBe(200);
  });

  test('stores names only hashed, since they may be passwords typed into the wrong field', async () => {
    await send({ ...wrong, username: 'My Secret 123' });
    for (const table of ['loginFailures', 'auditLog'] as const) {
      const rows = JSON.stringify(await db().selectFrom(table).selectAll().execute());
      expect(rows).toContain('username');
      expect(rows.toLowerCase()).not.toContain('my secret 123');
    }
  });

  test('is refused for unknown names too', async () => {
    const client = newClient();
    await haveFailed(5, client, 'nobody');
    expect((await send({ ...wrong, username: 'nobody' }, client)).status).toBe(429);
  });

  test('from many addresses slows down logins for the name, and never locks it', async () => {
    for (let i = 0; i < 40; i++) await takeAttempt(db(), { username: 'dana', client: `c${i}` });
    const began = performance.now();
    expect((await send(ADMIN)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  test('failures are deleted once they have expired', async () => {
    await send(wrong);
    await ageFailures('16 minutes');
    await send(wrong);
    await runCleanup(db());
    expect(await db().selectFrom('loginFailures').select('id').execute()).toHaveLength(1);
  });
});
