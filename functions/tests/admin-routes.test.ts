/**
 * Every way into the admin part, against every kind of session that is none. The ways are those that
 * the functions themselves name, so a new one cannot be forgotten.
 */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/connection.ts';
import { beginSession } from '#db/sessions.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import {
  contextOf,
  jsonRequest,
  newClient,
  plainRequest,
  SECRET,
  signIn,
  useDatabase,
} from './support/harness.ts';
import { nameOf, readRoutes, type Route } from './support/routes.ts';

const routes = await readRoutes();

/** What anybody may write. */
const publicWrites = [
  'POST /api/admin/login',
  'POST /api/admin/logout',
  // By the link that only who is invited has.
  'POST /api/admin/invitations/1',
  'POST /api/admin/login/passkey',
  'POST /api/admin/password-resets',
  'POST /api/contact',
  'POST /api/scheduled-calls',
  // By the code that only who booked the call has.
  'PATCH /api/scheduled-calls/mine',
  'DELETE /api/scheduled-calls/mine',
  'POST /api/views',
  'POST /api/webhook/chatbot',
  'POST /api/webhook/industry-analysis',
];

const isGuarded = ({ does }: Route) => does.handleAdmin !== undefined;

/** Those that only admins may call, and what only they may ask of others. */
const guarded = [
  ...routes.filter(isGuarded),
  ...routes.flatMap((route) =>
    ['scope=all', 'scope=deleted', 'deep=1']
      .filter((query) => route.does.isForAdmins?.(Object.fromEntries(new URLSearchParams(query))))
      .map((query) => ({ ...route, path: `${route.path}?${query}` })),
  ),
];

test('who may write is written down here', () => {
  const open = routes.filter((route) => route.method !== 'GET' && !isGuarded(route)).map(nameOf);
  expect(open.toSorted()).toEqual(publicWrites.toSorted());
});

test('all of /api/admin but the way in and out is for admins alone, reading included', () => {
  const open = routes.filter((route) => route.path.startsWith('/api/admin/') && !isGuarded(route));
  expect(open.map(nameOf).toSorted()).toEqual([
    'GET /api/admin/invitations/1',
    'GET /api/admin/password-resets',
    'POST /api/admin/invitations/1',
    'POST /api/admin/login',
    'POST /api/admin/login/passkey',
    'POST /api/admin/logout',
    'POST /api/admin/password-resets',
  ]);
});

test('the ways in are those that are known, and more', () => {
  for (const board of ['blog', 'signal-board']) {
    expect(guarded.map(nameOf)).toEqual(
      expect.arrayContaining([
        `GET /api/${board}?scope=all`,
        `POST /api/${board}`,
        `PATCH /api/${board}/1`,
        `DELETE /api/${board}/1`,
      ]),
    );
  }
  expect(guarded.map(nameOf)).toEqual(
    expect.arrayContaining([
      'GET /api/admin/check-auth',
      'GET /api/admin/inbox',
      'GET /api/admin/inbox/export',
      'GET /api/admin/inbox/calendar',
      'POST /api/admin/inbox/calendar',
      'POST /api/admin/inbox/person',
      'POST /api/admin/inbox/person/delete',
      'GET /api/admin/overview',
      ...['lead', 'call', 'chat'].flatMap((kind) => [
        `GET /api/admin/inbox/${kind}/1`,
        `PATCH /api/admin/inbox/${kind}/1`,
        `POST /api/admin/inbox/${kind}/1/notes`,
      ]),
    ]),
  );
});

const { db } = useDatabase();
let good: string;
let sessions: Record<string, string>;

beforeAll(async () => {
  good = (await signIn(db())).Cookie;
  const [header = '', payload = '', signature = ''] = good.slice('session='.length).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
  sessions = {
    'no cookie': '',
    'an empty cookie': 'session=',
    nonsense: 'session=a.b.c',
    'a forged payload': `session=${header}.${forged}.${signature}`,
    'a forged signature': `session=${header}.${payload}.${'A'.repeat(43)}`,
    'the algorithm none': `session=${unsigned}.${payload}.`,
    'another key': `session=${await sign(claims, 'another key, that is also 32 bytes long')}`,
    'an expired token': `session=${await sign({ ...claims, exp: claims.iat - 60 })}`,
    'a revoked session': await revoked(db()),
    'the cookie of https': `__Host-${good}`,
  };
});
afterAll(() => expect(Object.keys(sessions)).toHaveLength(10));

function sign(claims: Record<string, unknown>, secret = SECRET): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

async function revoked(database: Database): Promise<string> {
  const { Cookie } = await signIn(database);
  const [, payload = ''] = Cookie.split('.');
  const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  await database.deleteFrom('sessions').where('id', '=', jti).execute();
  return Cookie;
}

/** A body that is wrong in every way: who is not let in does not hear of that. */
function ask({ method, path, handler }: Route, Cookie: string): Promise<Response> {
  const headers = Cookie ? { Cookie } : undefined;
  const request =
    method === 'GET' || method === 'DELETE'
      ? plainRequest(path, headers, method)
      : jsonRequest(path, 'not JSON', headers, method);
  return handler(request, contextOf(newClient()));
}

test('each lets nobody in without a session', () =>
  eachRow(guarded, nameOf, async (route) => {
    for (const [kind, cookie] of Object.entries(sessions)) {
      const response = await ask(route, cookie);
      expect(response.status, kind).toBe(401);
      expect(await response.json(), kind).toEqual({ message: 'Please log in to access this page' });
      expect(response.headers.get('Cache-Control'), kind).toBe('no-store');
    }
  }));

test('each lets an admin in', () =>
  eachRow(guarded, nameOf, async (route) => {
    expect((await ask(route, good)).status).not.toBe(401);
  }));

test('each lets no session in that is idle or over', () =>
  eachRow(guarded, nameOf, async (route) => {
    const { Cookie } = await signIn(db());
    const [, payload = ''] = Cookie.split('.');
    const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const session = db().updateTable('sessions').where('id', '=', jti);
    await session.set({ lastSeenAt: new Date(Date.now() - 31 * 60_000) }).execute();
    expect((await ask(route, Cookie)).status).toBe(401);
    await session.set({ lastSeenAt: new Date(), expiresAt: new Date(Date.now() - 1) }).execute();
    expect((await ask(route, Cookie)).status).toBe(401);
  }));

test('each lets no other origin in, with a session or without', () =>
  eachRow(guarded, nameOf, async (route) => {
    if (route.method === 'GET') return;
    const headers = { Cookie: good, Origin: 'https://evil.example' };
    const request = jsonRequest(route.path, '{}', headers, route.method);
    expect((await route.handler(request, contextOf(newClient()))).status).toBe(403);
  }));

test('a session that does not exist is worth nothing, however well signed', async () => {
  const [, payload = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  await beginSession(db(), { id: 'other', userId: 1, expiresAt: new Date(Date.now() + 60_000) });
  const [route] = guarded;
  if (!route) throw new Error('There are no routes.');
  expect((await ask(route, `session=${await sign({ ...claims, jti: 'none' })}`)).status).toBe(401);
});
