/** The API on our own server, behind a proxy that ends TLS, as a browser reaches them. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiOn } from '#server/serve-site.ts';
import { serveTestSite } from '#server/testing/local-server.ts';
import { startSecure } from '#server/testing/secure.ts';
import { createPasskey } from './support/authenticator.ts';
import { settle } from './support/due.ts';
import { ADMIN, contextOf, host, newClient } from './support/harness.ts';
import { useLogin } from './support/login.ts';
import { useMailbox } from './support/mailbox.ts';
import { goodContact } from './support/samples.data.ts';

const { db } = useLogin();
const mailbox = useMailbox();

/** The site over TLS, and the servers behind: one that trusts this machine, and one that trusts nobody. */
const site = { origin: '', certificate: '', trusting: '', wary: '' };

beforeAll(async () => {
  const { waitUntil } = contextOf('');
  const trusting = await serveTestSite({ api: apiOn(host) }, { waitUntil, proxies: ['127.0.0.1'] });
  const wary = await serveTestSite({ api: apiOn(host) }, { waitUntil });
  const secure = await startSecure(trusting.origin);
  site.origin = `https://localhost:${secure.port}`;
  Object.assign(site, { certificate: secure.certificate, trusting: trusting.origin, wary: wary.origin });
  return () => [secure, trusting, wary].forEach(({ stop }) => stop());
});

beforeEach(() => void vi.stubEnv('SITE_URL', site.origin));

/** Headers of a browser that shows the site at an origin. */
const browserAt = (origin: string) => ({
  'Content-Type': 'application/json',
  Origin: origin,
  'Sec-Fetch-Site': 'same-origin',
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** The client, as another trusted proxy in front tells it; each has limits of its own. */
  from?: string;
}

/** Sends what a page of the site sends. */
async function send(path: string, body: object, { method = 'POST', headers = {}, from = newClient() }: Sent = {}) {
  const asked = request(new URL(path, site.origin), {
    method,
    ca: site.certificate,
    headers: { ...browserAt(site.origin), 'X-Forwarded-For': from, ...headers },
  }).end(method === 'GET' ? undefined : JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: (await json(answer)) as Record<string, unknown> };
}

/** Signs in. @returns the cookie as it is set */
async function signIn() {
  const { headers } = await send('/api/admin/login', ADMIN);
  return headers['set-cookie']?.[0] ?? '';
}

test('a visitor sends the contact form, whether or not SITE_URL is right', async () => {
  const { status, headers } = await send('/api/contact', goodContact);
  expect(status).toBe(201);
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  vi.stubEnv('SITE_URL', 'https://agency.example');
  expect((await send('/api/contact', goodContact)).status).toBe(201);
  expect((await send('/api/contact', goodContact, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
  // An address inside that a browser never shows.
  expect((await send('/api/contact', goodContact, { headers: { Origin: site.trusting } })).status).toBe(403);
});

test('a session has a cookie for https alone', async () => {
  const set = await signIn();
  expect(set).toMatch(/^__Host-session=\S+; .*; Secure$/);
  const Cookie = set.split(';')[0] ?? '';
  const check = await send('/api/admin/check-auth', {}, { method: 'GET', headers: { Cookie } });
  expect([check.status, check.body.username]).toEqual([200, ADMIN.username]);
  const inside = await fetch(`${site.trusting}/api/admin/check-auth`, { headers: { Cookie } });
  expect(inside.status).toBe(401);
});

test('an owner adds a passkey, and invites somebody by a link of https', async () => {
  await db().updateTable('users').set({ email: 'dana@park.example' }).execute();
  const Cookie = (await signIn()).split(';')[0] ?? '';
  const as = (method: string) => ({ method, headers: { Cookie } });
  const path = '/api/admin/account/passkeys';
  const { options } = (await send(path, { currentPassword: ADMIN.password }, as('POST'))).body;
  const { challenge } = options as { challenge: string };
  const response = createPasskey(challenge, site.origin);
  expect((await send(path, { response }, as('PATCH'))).status).toBe(201);

  const invited = await send('/api/admin/users', { username: 'eddie', role: 'editor' }, as('POST'));
  expect(invited.body.inviteUrl).toMatch(new RegExp(`^${site.origin}/admin-password#`));
  await settle();
  const { mails } = mailbox;
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['A passkey was added', 'Someone was invited']);
  for (const { text } of mails) expect(text).toContain(`${site.origin}/admin-dashboard`);
});

test('each visitor has limits of their own, whatever else they claim', async () => {
  const [one, other] = [newClient(), newClient()];
  const statuses = async (from: (time: number) => string) => {
    const each = [];
    for (let time = 0; time < 6; time += 1)
      each.push((await send('/api/contact', goodContact, { from: from(time) })).status);
    return each;
  };
  const limited = [201, 201, 201, 201, 201, 429];
  expect(await statuses(() => one)).toEqual(limited);
  expect(await statuses((time) => `192.0.2.${time}, ${other}`)).toEqual(limited);
});

test('whoever reaches the server without the proxy has one limit, and says nothing of https', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) {
    const forwarded = {
      'X-Forwarded-For': `192.0.2.${time}`,
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'a.example',
    };
    const { status } = await fetch(`${site.wary}/api/contact`, {
      method: 'POST',
      headers: { ...browserAt(site.wary), ...forwarded },
      body: JSON.stringify(goodContact),
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const signedIn = await fetch(`${site.wary}/api/admin/login`, {
    method: 'POST',
    headers: { ...browserAt(site.wary), 'X-Forwarded-Proto': 'https' },
    body: JSON.stringify(ADMIN),
  });
  expect(signedIn.headers.get('Set-Cookie')).toMatch(/^session=/);
});
