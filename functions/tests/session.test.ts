import { argon2id } from 'hash-wasm';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import checkAuth from '#functions/admin-check-auth.ts';
import logIn from '#functions/admin-login.ts';
import logOut from '#functions/admin-logout.ts';
import { clientKey } from '#functions/shared/client.ts';
import tidy from '#functions/tidy.ts';
import { applyEnvironmentAdmin, setAdmin } from '#db/admins.ts';
import { findUser } from '#db/users.ts';
import {
  ADMIN,
  contextOf,
  cookieOf,
  jsonRequest,
  logged,
  newClient,
  plainRequest,
  SECRET,
  useEmbeddedDatabase,
} from './support/harness.ts';

const { db } = useEmbeddedDatabase();

beforeAll(() => setAdmin(db(), ADMIN.username, ADMIN.password));
beforeEach(async () => {
  for (const table of ['loginFailures', 'auditLog', 'sessions'] as const) {
    await db().deleteFrom(table).execute();
  }
});

const wrong = { ...ADMIN, password: 'something else' };

function send(credentials: object, client = newClient(), headers?: Record<string, string>) {
  return logIn(jsonRequest('/api/admin/login', credentials, headers), contextOf(client));
}

function check(cookie?: string) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  return checkAuth(plainRequest('/api/admin/check-auth', headers), contextOf(newClient()));
}

function leave(cookie?: string) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  return logOut(plainRequest('/api/admin/logout', headers, 'POST'), contextOf(newClient()));
}

async function events() {
  const rows = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
  return rows.map(({ action, username }) => `${action} ${username}`);
}

/** Moves a session into the past. */
async function age(time: string) {
  await sql`
    update sessions set last_seen_at = last_seen_at - ${time}::interval
  `.execute(db());
}

/** Failures as they are kept, without the time that hashing takes. */
async function haveFailed(times: number, address: string, username = ADMIN.username) {
  const client = clientKey(address, SECRET);
  const failures = Array.from({ length: times }, () => ({ username, client }));
  await db().insertInto('loginFailures').values(failures).execute();
}

describe('a session', () => {
  test('begins with the right password and is known by its cookie', async () => {
    const response = await send(ADMIN);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ username: 'dana' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/,
      ),
    ]);
    const known = await check(cookieOf(response));
    expect([known.status, await known.json()]).toEqual([200, { username: 'dana' }]);
  });

  test('over https has a cookie that no other host can set', async () => {
    const secure = { headers: { 'Content-Type': 'application/json' }, method: 'POST' };
    const address = 'https://freehand.example/api/admin';
    const request = new Request(`${address}/login`, { ...secure, body: JSON.stringify(ADMIN) });
    const response = await logIn(request, contextOf(newClient()));
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=\S+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/,
      ),
    ]);
    const cookie = cookieOf(response);
    const checkOver = (url: string, Cookie: string) =>
      checkAuth(new Request(url, { headers: { Cookie } }), contextOf(newClient()));
    expect((await checkOver(`${address}/check-auth`, `a=b; ${cookie}`)).status).toBe(200);
    const plain = cookie.replace('__Host-', '');
    expect((await checkOver(`${address}/check-auth`, plain)).status).toBe(401);
    expect((await check(plain)).status).toBe(200);
  });

  test('without a cookie is none', async () => {
    const response = await check();
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Please log in to access this page' });
  });

  test('is over after 30 minutes in which nobody came', async () => {
    const cookie = cookieOf(await send(ADMIN));
    await age('29 minutes');
    expect((await check(cookie)).status).toBe(200);
    await age('29 minutes');
    expect((await check(cookie)).status).toBe(200);
    await age('31 minutes');
    expect((await check(cookie)).status).toBe(401);
  });

  test('writes down that somebody came once a minute', async () => {
    const cookie = cookieOf(await send(ADMIN));
    const seen = async () =>
      (await db().selectFrom('sessions').select('lastSeenAt').executeTakeFirstOrThrow()).lastSeenAt;
    const first = await seen();
    await check(cookie);
    expect(await seen()).toEqual(first);
    await age('61 seconds');
    await check(cookie);
    expect((await seen()).getTime()).toBeGreaterThanOrEqual(first.getTime());
  });

  test('is over after 12 hours, whatever happens in it', async () => {
    const cookie = cookieOf(await send(ADMIN));
    await db()
      .updateTable('sessions')
      .set({ expiresAt: sql`now()` })
      .execute();
    expect((await check(cookie)).status).toBe(401);
  });

  test('ended is over on the server too', async () => {
    const cookie = cookieOf(await send(ADMIN));
    const other = cookieOf(await send(ADMIN));
    const response = await leave(cookie);
    expect([response.status, response.headers.getSetCookie()]).toEqual([
      200,
      ['session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'],
    ]);
    expect((await check(cookie)).status).toBe(401);
    expect((await check(other)).status).toBe(200);
    for (const again of [cookie, undefined, 'session=nonsense']) {
      expect((await leave(again)).status).toBe(200);
    }
  });

  test('ends when its admin gets another password', async () => {
    const cookie = cookieOf(await send(ADMIN));
    await setAdmin(db(), ADMIN.username, ADMIN.password);
    expect((await check(cookie)).status).toBe(401);
  });

  test('that is over is forgotten, one that lasts is not', async () => {
    await send(ADMIN);
    await age('31 minutes');
    const cookie = cookieOf(await send(ADMIN));
    await tidy();
    expect(await db().selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect((await check(cookie)).status).toBe(200);
  });
});

describe('a login', () => {
  test('that is wrong is told the same, known name or not', async () => {
    const answers = [await send(wrong), await send({ ...wrong, username: 'nobody' })];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toEqual({ message: 'Invalid credentials' });
    }
  });

  test('takes as long for a name that nobody has', async () => {
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

  test('from another origin is 403', async () => {
    const response = await send(ADMIN, newClient(), { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });

  test('brings an old hash up to date', async () => {
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

  test('and all that is about it stands in the audit log', async () => {
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

  test('more than ten times a minute from one address is 429', async () => {
    const client = newClient();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await send({ username: `name ${i}` }, client)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('guessing', () => {
  const ageFailures = (time: string) =>
    sql`update login_failures set failed_at = failed_at - ${time}::interval`.execute(db());

  test('ends after five failures, also with the right password, until they have aged', async () => {
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

  test('one name does not count for another, nor one address', async () => {
    const client = newClient();
    await haveFailed(5, client);
    expect((await send({ ...wrong, username: 'nobody' }, client)).status).toBe(401);
    expect((await send(ADMIN)).status).toBe(200);
    expect((await send(ADMIN, client)).status).toBe(429);
  });

  test('is counted anew after a success', async () => {
    const client = newClient();
    await haveFailed(4, client);
    expect((await send(ADMIN, client)).status).toBe(200);
    expect((await send(wrong, client)).status).toBe(401);
    expect((await send(ADMIN, client)).status).toBe(200);
  });

  test('a name that nobody has ends it as well', async () => {
    const client = newClient();
    await haveFailed(5, client, 'nobody');
    expect((await send({ ...wrong, username: 'nobody' }, client)).status).toBe(429);
  });

  test('from many addresses slows the name down, and never locks it', async () => {
    const failures = Array.from({ length: 40 }, (_, i) => ({ username: 'dana', client: `c${i}` }));
    await db().insertInto('loginFailures').values(failures).execute();
    const began = performance.now();
    expect((await send(ADMIN)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  test('long ago is forgotten', async () => {
    await send(wrong);
    await ageFailures('16 minutes');
    await send(wrong);
    await tidy();
    expect(await db().selectFrom('loginFailures').select('id').execute()).toHaveLength(1);
  });
});

describe('the admin of the environment', () => {
  const enter = async (username: string, password: string) =>
    (await send({ username, password })).status;

  test('exists with that password; another one set meanwhile stays', async () => {
    await applyEnvironmentAdmin(db(), 'owner', 'the first password');
    expect(await enter('owner', 'the first password')).toBe(200);
    await setAdmin(db(), 'owner', 'one set by hand');
    await applyEnvironmentAdmin(db(), 'owner', 'the first password');
    expect(await enter('owner', 'one set by hand')).toBe(200);
  });

  test('gets the password again when it changes there, and a name too', async () => {
    await applyEnvironmentAdmin(db(), 'owner', 'the second password');
    expect(await enter('owner', 'the second password')).toBe(200);
    await applyEnvironmentAdmin(db(), 'other', 'the second password');
    expect(await enter('other', 'the second password')).toBe(200);
    expect(await enter('owner', 'the second password')).toBe(200);
  });

  test('comes back when it is not there any more', async () => {
    await db().deleteFrom('users').where('username', '=', 'other').execute();
    await applyEnvironmentAdmin(db(), 'other', 'the second password');
    expect(await enter('other', 'the second password')).toBe(200);
  });

  test('leaves no password behind but hashes', async () => {
    const rows = await db().selectFrom('environmentAdmin').selectAll().execute();
    expect(rows).toEqual([
      { id: 1, username: 'other', password: expect.stringMatching(/^\$argon2id\$/) },
    ]);
  });
});

test('a token has to be ours in every respect', async () => {
  const good = cookieOf(await send(ADMIN)).slice('session='.length);
  const [, payload = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const key = new TextEncoder().encode(SECRET);
  const sign = (changed: object, header: object = {}) =>
    new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(key);
  const statusOf = async (token: string) => (await check(`session=${token}`)).status;

  expect(await statusOf(await sign({}))).toBe(200);
  for (const changed of [
    { iss: 'another' },
    { aud: 'another' },
    { sub: '999999' },
    { sub: undefined },
    { jti: undefined },
    { jti: 'another' },
    { exp: undefined },
    { exp: claims.iat - 1 },
    { iat: undefined },
    { nbf: claims.exp },
  ]) {
    expect(await statusOf(await sign(changed)), JSON.stringify(changed)).toBe(401);
  }
  expect(await statusOf(await sign({}, { alg: 'HS512' }))).toBe(401);
  expect(await statusOf(await sign({}, { typ: 'at+jwt' }))).toBe(401);
  expect(await statusOf(good)).toBe(200);
});
