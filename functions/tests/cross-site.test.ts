/**
 * Sends every request that changes something as a page of another site would: each is refused, and the
 * database stays the same, even with the valid session that a browser would send along.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { sendTo, signIn, SITE, useDatabase } from './support/harness.ts';
import { nameOf, readRoutes } from './support/routes.ts';

const changing = (await readRoutes()).filter(({ method }) => method !== 'GET');
const { host, port } = new URL(SITE);

/** The headers of a browser for requests from other origins. */
const foreign: Record<string, Record<string, string>> = {
  'another site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  'another site, as an address that was typed': { 'Sec-Fetch-Site': 'cross-site' },
  'a neighbour of the same site': { 'Sec-Fetch-Site': 'same-site' },
  'another origin, by a browser that says no more': { Origin: 'https://evil.example' },
  'a page without an origin': { Origin: 'null' },
  'a page without an origin that claims to be here': {
    'Sec-Fetch-Site': 'same-origin',
    Origin: 'null',
  },
  'no origin at all': { Origin: '' },
  'a name that begins like ours': { Origin: `${SITE}.evil.example` },
  'a name that ends like ours': { Origin: `http://evil-${host}` },
  'our name before an @': { Origin: `${SITE}@evil.example` },
  'another port': { Origin: SITE.replace(port, '4322') },
  'no port': { Origin: SITE.replace(`:${port}`, '') },
  'another scheme': { Origin: SITE.replace('http:', 'https:') },
  'two origins': { Origin: `${SITE}, https://evil.example` },
  'another site that claims to be here': {
    'Sec-Fetch-Site': 'same-origin',
    Origin: 'https://evil.example',
  },
  'another name of this machine': { Origin: `http://localhost:${port}` },
};

/** Content types that a page can send without a preflight request, and one that needs it. */
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];

const { db } = useDatabase();
let Cookie: string;
let before: Record<string, string>;

beforeAll(async () => {
  ({ Cookie } = await signIn(db()));
  before = await everything();
});

/** All rows of all tables, as text by table: counts would miss changed rows. */
async function everything(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db());
  const contents = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{ content: string }>`
      select coalesce(json_agg(t order by t::text), '[]')::text as content
      from ${sql.table(name)} t`.execute(db());
    return [name, rows[0]?.content ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

test('the tested routes include the known ones', () => {
  expect(changing.map(nameOf)).toEqual(
    expect.arrayContaining(['POST /api/contact', 'POST /api/admin/login', 'DELETE /api/blog/1']),
  );
});

describe.each(changing.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
  test('refuses pages of other origins, and changes nothing', async () => {
    for (const [who, headers] of Object.entries(foreign)) {
      for (const type of types) {
        const response = await sendTo(
          route.handler,
          route.path,
          '{}',
          { Cookie, 'Content-Type': type, ...headers },
          route.method,
        );
        expect(response.status, `${who}, ${type}`).toBe(403);
        expect(await response.text()).toContain('Requests from other sites are not accepted.');
        expect(response.headers.getSetCookie(), who).toEqual([]);
        expect(response.headers.get('Access-Control-Allow-Origin'), who).toBeNull();
      }
    }
    expect(await everything()).toEqual(before);
  });

  test('accepts our own pages', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: SITE };
    expect((await sendTo(route.handler, route.path, '{}', headers, route.method)).status).not.toBe(
      403,
    );
    before = await everything();
  });
});
