/**
 * Tries every admin route with every kind of invalid session. The routes are read from the functions
 * themselves, so that a new one cannot be forgotten.
 */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Writes that do not need a session. */
const publicWrites = [
  'POST /api/admin/login',
  'POST /api/admin/logout',
  // Authorized by the invitation's secret link.
  'POST /api/admin/invitations/1',
  'POST /api/admin/login/passkey',
  'POST /api/admin/password-resets',
  'POST /api/contact',
  'POST /api/scheduled-calls',
  // Authorized by the booking's secret code.
  'PATCH /api/scheduled-calls/mine',
  'POST /api/scheduled-calls/mine',
  'DELETE /api/scheduled-calls/mine',
  'POST /api/views',
  'POST /api/webhook/chatbot',
  'POST /api/webhook/industry-analysis',
];

const isForAdmins = ({ does }: Route) => does.handleAdmin !== undefined;

/** Routes for admins only, and public routes with queries for admins only. */
const adminRoutes = [
  ...routes.filter(isForAdmins),
  ...routes.flatMap((route) =>
    ['scope=all', 'scope=deleted', 'deep=1']
      .filter((query) => route.does.isForAdmins?.(Object.fromEntries(new URLSearchParams(query))))
      .map((query) => ({ ...route, path: `${route.path}?${query}` })),
  ),
];

test('the public writes are exactly those listed here', () => {
  const open = routes.filter((route) => route.method !== 'GET' && !isForAdmins(route)).map(nameOf);
  expect(open.toSorted()).toEqual(publicWrites.toSorted());
});

test('everything below /api/admin except logging in and out requires an admin', () => {
  const open = routes.filter(
    (route) => route.path.startsWith('/api/admin/') && !isForAdmins(route),
  );
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
    'a session that does not exist': `session=${await sign({ ...claims, jti: 'none' })}`,
    'an idle session': await sessionWith({ lastSeenAt: new Date(Date.now() - 31 * 60_000) }),
    'an expired session': await sessionWith({ expiresAt: new Date(Date.now() - 1) }),
    'the cookie of https': `__Host-${good}`,
  };
});
afterAll(() => expect(Object.keys(sessions)).toHaveLength(12));

function sign(claims: Record<string, unknown>, secret = SECRET): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

/** The cookie of a new session whose row is then changed. */
async function sessionWith(changes: { lastSeenAt?: Date; expiresAt?: Date }): Promise<string> {
  const { Cookie } = await signIn(db());
  const [, payload = ''] = Cookie.split('.');
  const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  await db().updateTable('sessions').set(changes).where('id', '=', jti).execute();
  return Cookie;
}

/** Sends an invalid body: without a session, the response must be 401 and not about the body. */
function send({ method, path, handler }: Route, Cookie: string): Promise<Response> {
  const headers = Cookie ? { Cookie } : undefined;
  const request =
    method === 'GET' || method === 'DELETE'
      ? plainRequest(path, headers, method)
      : jsonRequest(path, 'not JSON', headers, method);
  return handler(request, contextOf(newClient()));
}

test('each refuses requests without a valid session', () =>
  eachRow(adminRoutes, nameOf, async (route) => {
    for (const [kind, cookie] of Object.entries(sessions)) {
      const response = await send(route, cookie);
      expect(response.status, kind).toBe(401);
      expect(await response.json(), kind).toEqual({ message: 'Please log in to access this page' });
      expect(response.headers.get('Cache-Control'), kind).toBe('no-store');
    }
  }));

test('each accepts an admin', () =>
  eachRow(adminRoutes, nameOf, async (route) => {
    expect((await send(route, good)).status).not.toBe(401);
  }));
