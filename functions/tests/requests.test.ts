/** What all requests have in common, tested with contact and health. */
import { expect, test, vi } from 'vitest';
import logIn from '#functions/admin-login.ts';
import chatbot from '#functions/chatbot.ts';
import contact from '#functions/contact.ts';
import health from '#functions/health.ts';
import industryAnalysis from '#functions/industry-analysis.ts';
import scheduledCalls from '#functions/scheduled-calls.ts';
import { policyHeaders } from '#functions/shared/http/policy.ts';
import { provideDatabase } from '#db/connection.ts';
import { contextOf, jsonRequest, logged, newClient, SITE, useDatabase } from './support/harness.ts';
import { goodContact as good, sendContact as send } from './support/contact.ts';

const { db } = useDatabase();

function get(path: string, method = 'GET') {
  return new Request(SITE + path, { method });
}

test('health reports that program and database are ok', async () => {
  const response = await health(get('/api/health'), contextOf(newClient()));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', database: 'ok', version: '1.0.0' });
});

test('HEAD follows GET, without the body', async () => {
  const response = await health(get('/api/health', 'HEAD'), contextOf(newClient()));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).toBe('');
});

test('every response has the security headers of the pages and the id of its log line', async () => {
  const answers = [
    await health(get('/api/health?secret=1'), contextOf(newClient())),
    await send(good),
    await send('{'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 400]);
  for (const answer of answers) {
    expect(Object.fromEntries(answer.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(policyHeaders).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
    const requestId = answer.headers.get('X-Request-Id');
    expect(logged.filter((line) => line.requestId === requestId)).toEqual([
      expect.objectContaining({
        level: 'info',
        method: expect.any(String),
        path: expect.stringMatching(/^\/api\/[a-z]+$/),
        status: answer.status,
        ms: expect.any(Number),
      }),
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('a wrong method is 405 with the allowed ones', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'toString']) {
    const response = await contact(get('/api/contact', method), contextOf(newClient()));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  }
  const response = await health(get('/api/health', 'POST'), contextOf(newClient()));
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  [{}],
  [{ Origin: SITE }],
  [{ 'Sec-Fetch-Site': 'same-origin' }],
  [{ 'Sec-Fetch-Site': 'none' }],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: SITE }],
])('%j is our own origin', async (headers) => {
  expect((await send(good, headers)).status).toBe(201);
});

test('a read from another origin is accepted', async () => {
  const request = new Request(`${SITE}/api/health`, {
    headers: { Origin: 'https://evil.example' },
  });
  expect((await health(request, contextOf(newClient()))).status).toBe(200);
});

test('a body over 64 KiB is 413, by its Content-Length or as it is read', async () => {
  const large = { ...good, message: 'x'.repeat(65_536) };
  expect((await send(large)).status).toBe(413);
  expect((await send(large, { 'Content-Type': 'text/plain' })).status).toBe(413);

  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  const streamed = { method: 'POST', body: endless, duplex: 'half' };
  const request = new Request(`${SITE}/api/contact`, {
    ...streamed,
    headers: { 'Content-Type': 'application/json' },
  });
  expect((await contact(request, contextOf(newClient()))).status).toBe(413);
  expect(pulled).toBeLessThan(8);
});

test('a body of exactly 64 KiB is accepted', async () => {
  const rest = JSON.stringify({ ...good, message: '' }).length;
  const body = JSON.stringify({ ...good, message: 'x'.repeat(65_536 - rest) });
  expect(new TextEncoder().encode(body).length).toBe(65_536);
  expect((await send(body)).status).toBe(201);
});

test.each(['text/plain', 'application/jsonp', 'application/octet-stream', 'json'])(
  '%s is not JSON: 415',
  async (type) => {
    expect((await send(good, { 'Content-Type': type })).status).toBe(415);
  },
);

test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/problem+json'])(
  '%s is JSON',
  async (type) => {
    expect((await send(good, { 'Content-Type': type })).status).toBe(201);
  },
);

test.each(['', '{', '"text"', '[]', 'null', '7'])('a body of %j is 400', async (body) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/^The body is not/) });
});

test('bytes that are not UTF-8 are 400', async () => {
  const request = new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Uint8Array([0x7b, 0xff, 0x7d]),
  });
  expect((await contact(request, contextOf(newClient()))).status).toBe(400);
});

test('a factor multiplies the limits', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '2');
  const client = newClient();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    const response = await send(good, {}, client);
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test('where deployed, the factor is ignored with one warning in the log', async () => {
  vi.stubEnv('LOCAL_PROGRAM', '');
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  vi.resetModules();
  const { default: deployed } = await import('#functions/health.ts');
  const { provideDatabase: provide } = await import('#db/connection.ts');
  provide(db());
  await deployed(get('/api/health'), contextOf(newClient()));
  await deployed(get('/api/health'), contextOf(newClient()));
  expect(logged.filter(({ event }) => event === 'warning')).toEqual([
    expect.objectContaining({
      warning: 'RATE_LIMIT_FACTOR is ignored where the site is deployed.',
    }),
  ]);
});

const invalid = (path: string) => jsonRequest(path, 'no JSON');
test.each([
  [5, 'contact requests', contact, invalid('/api/contact')],
  [5, 'bookings', scheduledCalls, invalid('/api/scheduled-calls')],
  [20, 'questions', chatbot, invalid('/api/webhook/chatbot')],
  [20, 'analyses', industryAnalysis, invalid('/api/webhook/industry-analysis')],
  [10, 'logins', logIn, invalid('/api/admin/login')],
  [300, 'reads', health, get('/api/health')],
] as const)(
  'a client may send %i %s a minute, valid or not',
  async (limit, _what, handler, request) => {
    const client = contextOf(newClient());
    for (let i = 0; i < limit; i++) {
      expect((await handler(request.clone(), client)).status).not.toBe(429);
    }
    const refused = await handler(request.clone(), client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await handler(request, contextOf(newClient()))).status).not.toBe(429);
  },
);

test('without a database the response is 503, unless the request itself is invalid', async () => {
  provideDatabase(undefined);
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing');
  const statuses = [
    await send('{'),
    await send({ ...good, name: '' }),
    await send(good),
    await health(get('/api/health'), contextOf(newClient())),
  ];
  provideDatabase(db());
  expect(statuses.map(({ status }) => status)).toEqual([400, 422, 503, 503]);
  expect(statuses[2]?.headers.get('Retry-After')).toBe('5');
  expect(await statuses[2]?.json()).toEqual({
    message: 'We cannot reach our database right now. Please try again shortly.',
  });
});

test('an invalid variable is 500, and the log names it', async () => {
  vi.stubEnv('SESSION_SECRET', 'short');
  const response = await send(good);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Something went wrong on our side. Please try again.',
  });
  expect(logged.at(-1)).toMatchObject({
    level: 'error',
    error: expect.stringContaining('SESSION_SECRET must be 32 bytes or more.'),
  });
});
