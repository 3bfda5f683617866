import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import checkAuth from '#functions/admin-check-auth.ts';
import logIn from '#functions/admin-login.ts';
import { runCleanup } from '#functions/shared/outbox/cleanup.ts';
import { setAdmin } from '#db/admins.ts';
import { ADMIN, contextOf, cookieOf, newClient, SECRET } from './support/harness.ts';
import { check, leave, send, useLogin } from './support/login.ts';

const { db } = useLogin();

/** Moves a session into the past. */
async function age(time: string) {
  await sql`
    update sessions set last_seen_at = last_seen_at - ${time}::interval
  `.execute(db());
}

describe('a session', () => {
  test('begins with the right password and is identified by its cookie', async () => {
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
    expect([known.status, await known.json()]).toEqual([200, { username: 'dana', role: 'owner' }]);
  });

  test('over https has a cookie that no other host can set', async () => {
    const secure = { headers: { 'Content-Type': 'application/json' }, method: 'POST' };
    const address = 'https://agency.example/api/admin';
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

  test('ends after 30 minutes without a request', async () => {
    const cookie = cookieOf(await send(ADMIN));
    await age('29 minutes');
    expect((await check(cookie)).status).toBe(200);
    await age('29 minutes');
    expect((await check(cookie)).status).toBe(200);
    await age('31 minutes');
    expect((await check(cookie)).status).toBe(401);
  });

  test('stores its last use at most once a minute', async () => {
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

  test('is ended on the server by logging out', async () => {
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

  test("ends when the admin's password is changed", async () => {
    const cookie = cookieOf(await send(ADMIN));
    await setAdmin(db(), ADMIN.username, ADMIN.password);
    expect((await check(cookie)).status).toBe(401);
  });

  test('is deleted once it has ended, and not before', async () => {
    await send(ADMIN);
    await age('31 minutes');
    const cookie = cookieOf(await send(ADMIN));
    await runCleanup(db());
    expect(await db().selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect((await check(cookie)).status).toBe(200);
  });
});

test('a token with any wrong claim is refused', async () => {
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
