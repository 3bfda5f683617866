/**
 * Every route refuses requests from other origins, and every admin route those without a session. The routes are read
 * from the functions themselves, so that a new one cannot be forgotten. And what each call refuses with 422.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { ask, everything, sendTo, SITE, useAdmin } from './support/harness.ts';
import { foreign, SITE_URL } from './support/foreign-origins.data.ts';
import { adminQueries, ownerRoutes, publicRoutes } from './support/routes.data.ts';
import { bodies, queries } from './support/refused.ts';
import { nameOf, type Route, routes } from './support/routes.ts';

const { db, session } = useAdmin();
const writes = routes.filter(({ method }) => method !== 'GET');
beforeEach(() => void vi.stubEnv('SITE_URL', SITE_URL));

const isForAdmins = (route: Route) => route.isForAdmins;

/** Routes for admins only, and public routes with queries for admins only. */
const adminRoutes = [...routes.filter(isForAdmins), ...adminQueries.map((path) => ({ method: 'GET', path }))];

test('nothing else is public than the writes that are listed, and what a login page needs', () => {
  const open = routes.filter((route) => !isForAdmins(route)).map(nameOf);
  const needed = open.filter((name) => !name.startsWith('GET ') || name.includes('/api/admin/'));
  expect(needed.toSorted()).toEqual(publicRoutes);
});

/** Sends an invalid body: without a session, the response must be 401 and not about the body. */
const send = ({ method, path }: Pick<Route, 'method' | 'path'>, headers: Record<string, string>) =>
  sendTo(path, method === 'GET' ? undefined : 'not JSON', headers, method);

test('each admin route refuses requests without a valid session, and accepts an admin', () =>
  eachRow(adminRoutes, nameOf, async (route) => {
    for (const Cookie of ['', 'session=a.b.c', `__Host-${session.Cookie}`]) {
      const response = await send(route, { Cookie });
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([401, 'no-store']);
      expect(response.body).toEqual({ message: 'Please log in to access this page' });
    }
    expect((await send(route, session)).status).not.toBe(401);
  }));

test('editors may do everything but what is listed', async () => {
  const setRole = (role: 'owner' | 'editor') => db().updateTable('users').set({ role }).execute();
  await setRole('editor');
  const refused: string[] = [];
  for (const route of adminRoutes) {
    const { status, headers, body } = await send(route, session);
    if (status !== 403) continue;
    refused.push(nameOf(route));
    expect([headers.get('Cache-Control'), body]).toEqual([
      'no-store',
      { message: expect.stringMatching(/^Only an owner can do this/) },
    ]);
  }
  await setRole('owner');
  expect(refused.toSorted()).toEqual(ownerRoutes);
});

/** Content types that a page can send without a preflight request, and one that needs it. */
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];

test('each write refuses pages of other origins even with a session, and changes nothing', async () => {
  expect(writes.map(nameOf)).toContain('DELETE /api/blog/1');
  const before = await everything(db());
  const check = async ({ method, path }: Route, who: string, type = types[0] ?? '') => {
    const headers = { ...session, 'Content-Type': type, ...foreign[who] };
    const response = await sendTo(path, '{}', headers, method);
    expect(response.status, `${who}, ${type}`).toBe(403);
    expect(response.bytes.toString()).toContain('Requests from other sites are not accepted.');
    expect(response.headers.getSetCookie(), who).toEqual([]);
    expect(response.headers.get('Access-Control-Allow-Origin'), who).toBeNull();
  };
  await eachRow(writes, nameOf, async (route) => {
    for (const who of Object.keys(foreign)) await check(route, who);
    for (const type of types) await check(route, 'another site', type);
  });
  expect(await everything(db())).toEqual(before);
  await eachRow(writes, nameOf, async ({ path, method }) => {
    const ways: Record<string, string>[] = [
      { Origin: SITE },
      { Origin: SITE_URL },
      { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
    ];
    for (const own of ways) {
      expect((await sendTo(path, '{}', own, method)).status).not.toBe(403);
    }
  });
});

test('wrong queries are 422 and name the field', () =>
  eachRow(
    Object.entries(queries).flatMap(([path, list]) => list.map((query) => [path, query] as const)),
    async ([path, query]) => {
      const { status, body } = await ask(`${path}?${query}`, session);
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
    },
  ));

test('wrong bodies are 422 and name the field', () =>
  eachRow(
    Object.entries(bodies).flatMap(([call, [right, ...wrong]]) =>
      wrong.map((fields) => [call, fields, { ...right, ...fields }] as const),
    ),
    async ([call, fields, sent]) => {
      const [method, path = ''] = call.split(' ');
      const { status, body } = await sendTo(path, sent, session, method);
      const [field = ''] = Object.keys(fields);
      expect([status, Object.keys(body.errors)]).toEqual([422, [expect.stringMatching(new RegExp(`^${field}`))]]);
    },
  ));
