import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { runCleanup } from '#api/outbox/cleanup.ts';
import { setAdmin } from '#db/accounts/admins.ts';
import { age } from './support/due.ts';
import { ADMIN, answerTo, cookieOf, SECRET, keyed } from './support/harness.ts';
import { check, checkAll, leave, send, useLogin } from './support/login.ts';

const { db, begin } = useLogin();

/** Moves all sessions into the past. */
const ageSessions = (time: string) => age(db(), 'sessions', ['lastSeenAt'], time);

describe('a session', () => {
  test('begins with the right password and is identified by its cookie', async () => {
    const { status, headers, body } = await send(ADMIN);
    expect([status, body, headers.get('Cache-Control')]).toEqual([200, { username: 'dana' }, 'no-store']);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    const known = await check(cookie.split(';')[0]);
    expect(known).toMatchObject({ status: 200, body: { username: 'dana', role: 'owner' } });
  });

  test('over https has a cookie that no other host can set', async () => {
    const address = 'https://agency.example/api/admin';
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(ADMIN);
    const request = new Request(`${address}/login`, { method: 'POST', headers, body });
    const response = await answerTo(request);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=\S+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/),
    ]);
    const cookie = cookieOf(response);
    const plain = cookie.replace('__Host-', '');
    const statusWith = async (Cookie: string) =>
      (await answerTo(new Request(`${address}/check-auth`, { headers: { Cookie } }))).status;
    expect([await statusWith(`a=b; ${cookie}`), await statusWith(plain)]).toEqual([200, 401]);
    expect(await checkAll(plain, cookie)).toEqual([200, 401]);
  });

  test('ends after 30 minutes without a request, and is then deleted', async () => {
    const cookie = await begin();
    for (let times = 0; times < 2; times++) {
      await ageSessions('29 minutes');
      expect(await checkAll(cookie)).toEqual([200]);
    }
    await ageSessions('31 minutes');
    expect(await checkAll(cookie)).toEqual([401]);
    const next = await begin();
    await runCleanup(db(), keyed);
    expect(await db().selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect(await checkAll(next)).toEqual([200]);
  });

  test('is ended on the server by logging out, and by a new password', async () => {
    const [cookie, other] = [await begin(), await begin()];
    const { status, headers } = await leave(cookie);
    expect([status, headers.getSetCookie()]).toEqual([200, ['session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']]);
    expect(await checkAll(cookie, other)).toEqual([401, 200]);
    for (const again of [cookie, undefined, 'session=nonsense']) {
      expect((await leave(again)).status).toBe(200);
    }
    await setAdmin(db(), ADMIN.username, ADMIN.password);
    expect(await checkAll(other)).toEqual([401]);
  });

  test('is refused with any wrong cookie, claim, key or row', async () => {
    const token = (await begin()).slice('session='.length);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const sign = (changed: object, protectedHeader: object = {}, secret = SECRET) =>
      new SignJWT({ ...claims, ...changed })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...protectedHeader })
        .sign(new TextEncoder().encode(secret));
    const expired = (await begin()).slice('session='.length);
    const { jti } = JSON.parse(Buffer.from(expired.split('.')[1] ?? '', 'base64url').toString());
    const expiresAt = new Date(Date.now() - 1);
    await db().updateTable('sessions').set({ expiresAt }).where('id', '=', jti).execute();

    const wrong: Record<string, string> = {
      'no token': '',
      nonsense: 'a.b.c',
      'a forged payload': `${header}.${encode({ ...claims, sub: '2' })}.${signature}`,
      'a forged signature': `${header}.${payload}.${'A'.repeat(43)}`,
      'the algorithm none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'another algorithm': await sign({}, { alg: 'HS512' }),
      'another type': await sign({}, { typ: 'at+jwt' }),
      'another key': await sign({}, {}, 'another key, that is also 32 bytes long'),
      'an expired session': expired,
    };
    for (const changed of [
      { iss: 'another' },
      { aud: 'another' },
      { sub: '999999' },
      { jti: 'another' },
      { exp: claims.iat - 1 },
      { nbf: claims.exp },
      { sub: undefined },
      { jti: undefined },
      { exp: undefined },
      { iat: undefined },
    ]) {
      wrong[Object.entries(changed).flat().join(' ')] = await sign(changed);
    }
    await eachRow(Object.entries(wrong), async ([, value]) =>
      expect(await checkAll(`session=${value}`)).toEqual([401]),
    );
    expect(await checkAll(`session=${await sign({})}`, `session=${token}`)).toEqual([200, 200]);
  });
});
