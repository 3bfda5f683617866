/** Logins, and limits on guessing passwords. */
import workers from 'node:worker_threads';
import { describe, expect, test, vi } from 'vitest';
import { clientKey } from '#api/http/client.ts';
import { queueHashing } from '#api/http/limits.ts';
import { runCleanup } from '#api/outbox/cleanup.ts';
import { applyEnvironmentAdmin, setAdmin } from '#db/accounts/admins.ts';
import { takeAttempt } from '#db/accounts/login-failures.ts';
import { replaceBuiltin } from './support/builtins.ts';
import { age } from './support/due.ts';
import { ADMIN, cookieOf, logged, newClient, SECRET, statusesOf, keyed } from './support/harness.ts';
import { enter, leave, send, useLogin, wrong } from './support/login.ts';

const { db } = useLogin();
/** Passwords are hashed in workers. */
const Worker = vi.fn(workers.Worker);
replaceBuiltin(workers, { Worker });

/** Inserts failures directly, to save the time of hashing. */
async function haveFailed(times: number, address: string, username = ADMIN.username) {
  const client = clientKey(address, SECRET);
  for (let i = 0; i < times; i++) await takeAttempt(db(), { username, client });
}

const ageFailures = (time: string) => age(db(), 'loginFailures', ['failedAt'], time);

describe('a login', () => {
  test('fails the same for known and unknown names, and takes as long', async () => {
    const { calls } = Worker.mock;
    // Never tried before, in no file: what was hashed once is remembered (support/login.ts).
    const guess = { password: crypto.randomUUID() };
    for (const username of ['dana', 'nobody']) {
      calls.length = 0;
      const { status, headers, body } = await send({ ...guess, username });
      const message = 'Invalid credentials';
      expect([status, body, headers.getSetCookie()]).toEqual([401, { message }, []]);
      const costs = { memorySize: 19 * 1024, iterations: 2, parallelism: 1, hashLength: 32 };
      const hashed = calls.map(([, options]) => options?.workerData.input);
      expect(hashed).toEqual([expect.objectContaining(costs)]);
    }
    expect((await send({ username: 'dana', password: '' })).status).toBe(422);
  });

  test('is recorded in the audit log, and names only hashed: they may be passwords', async () => {
    const client = newClient();
    const cookie = cookieOf(await send(ADMIN, client));
    await send({ ...wrong, username: 'My Secret 123' }, client);
    await send(wrong, client);
    await haveFailed(4, client);
    await send(ADMIN, client);
    await leave(cookie);
    await leave(cookie);
    const entries = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
    expect(entries.map(({ action, username }) => [action, username])).toEqual([
      ['login', 'dana'],
      ['login.failed', null],
      ['login.failed', 'dana'],
      ['login.refused', 'dana'],
      ['logout', 'dana'],
    ]);
    const failures = await db().selectFrom('loginFailures').selectAll().execute();
    expect(failures.length).toBeGreaterThan(0);
    expect(JSON.stringify([entries, failures, logged])).not.toMatch(/my secret|something else/i);
  });
});

describe('guessing', () => {
  test('is refused after five failures, even with the right password, until they have expired', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '100');
    const client = newClient();
    // At once: they are counted one by one, and the sixth password is not checked.
    const guesses = Array.from({ length: 8 }, () => send(wrong, client));
    expect(await statusesOf(guesses)).toEqual([...Array(5).fill(401), ...Array(3).fill(429)]);
    for (const credentials of [wrong, ADMIN, { ...ADMIN, username: 'DANA' }]) {
      const { status, headers } = await send(credentials, client);
      const seconds = Number(headers.get('Retry-After'));
      expect([status, seconds > 14 * 60, seconds <= 15 * 60]).toEqual([429, true, true]);
    }
    // Names and addresses are counted separately, unknown names too.
    expect((await send({ ...wrong, username: 'nobody' }, client)).status).toBe(401);
    expect((await send(ADMIN)).status).toBe(200);
    await haveFailed(5, client, 'nobody');
    expect((await send({ ...wrong, username: 'nobody' }, client)).status).toBe(429);

    await ageFailures('14 minutes');
    expect((await send(ADMIN, client)).status).toBe(429);
    await ageFailures('1 minute');
    expect((await send(ADMIN, client)).status).toBe(200);
    await send(wrong);
    await runCleanup(db(), keyed);
    expect(await db().selectFrom('loginFailures').select('id').execute()).toHaveLength(1);
  });

  test('starts from zero after a success; right passwords at once all succeed', async () => {
    const client = newClient();
    await haveFailed(4, client);
    const logins = Array.from({ length: 6 }, () => send(ADMIN, client));
    expect(await statusesOf(logins)).toEqual(Array(6).fill(200));
    expect((await send(wrong, client)).status).toBe(401);
    expect((await send(ADMIN, client)).status).toBe(200);
  });

  test('from many addresses slows down logins for the name, and never locks it', async () => {
    for (let i = 0; i < 40; i++) await takeAttempt(db(), { username: 'dana', client: `c${i}` });
    const began = performance.now();
    expect((await send(ADMIN)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  test('two passwords are hashed at a time, one for each name and address; a full queue is 429', async () => {
    const running: string[] = [];
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const hash = (key: string) =>
      queueHashing(key, async () => {
        running.push(key);
        await finished;
      });
    const queued = ['a', 'a', 'b', ...Array.from({ length: 59 }, (_, i) => `c${i}`)].map(hash);
    await vi.waitFor(() => expect(running).toEqual(['a', 'b']));
    await expect(hash('late')).rejects.toMatchObject({ status: 429 });
    finish();
    await Promise.all(queued);
    expect(running).toHaveLength(62);
  });
});

test('the admin of the environment exists with that password, until it is changed there or elsewhere', async () => {
  const apply = (password: string, name = 'owner') => applyEnvironmentAdmin(db(), name, password);
  await apply('the first password');
  expect(await enter('the first password', 'owner')).toBe(200);
  await setAdmin(db(), 'owner', 'one set by hand');
  await apply('the first password');
  expect(await enter('one set by hand', 'owner')).toBe(200);
  await apply('the second password');
  await apply('the second password', 'other');
  await db().deleteFrom('users').where('username', '=', 'other').execute();
  await apply('the second password', 'other');
  for (const name of ['owner', 'other']) expect(await enter('the second password', name)).toBe(200);
  expect(await db().selectFrom('environmentAdmin').selectAll().execute()).toEqual([
    { id: 1, username: 'other', password: expect.stringMatching(/^\$argon2id\$/) },
  ]);
});
