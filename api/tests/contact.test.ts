/** Contact requests, as scripts and as plain forms send them. */
import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { trapField } from '#src/contracts/contact.ts';
import {
  afterAnswers,
  answerTo,
  contextOf,
  logged,
  newClient,
  sendContact as send,
  SITE,
  useDatabase,
} from './support/harness.ts';
import { goodContact as good } from './support/samples.data.ts';

const { db } = useDatabase();

const lastLead = () => db().selectFrom('leads').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
const stored = async () => [
  await db().selectFrom('leads').select('id').orderBy('id').execute(),
  await db().selectFrom('outbox').select('id').orderBy('id').execute(),
];

test('a request is stored and answered with its id, and the agency is notified', async () => {
  const body = { ...good, phone: '+1 512 555 0100', department: 'support', about: 'Invoice entry' };
  const chatHistory = 'Visitor: hello';
  const answer = await send({ ...body, chatHistory, isAdmin: true }, {}, '198.51.100.7');
  const { consent: _, ...columns } = body;
  const lead = await lastLead();
  expect(lead).toMatchObject({ ...columns, chatHistory, isSpam: false });
  expect(lead?.consentAt).toBeInstanceOf(Date);
  expect([answer.status, answer.body]).toEqual([201, { id: lead?.id }]);
  await afterAnswers();
  const delivered = { event: 'message delivered', channel: 'log', kind: 'contact', id: lead?.id };
  expect(logged).toContainEqual(expect.objectContaining(delivered));
  expect(JSON.stringify(logged)).not.toContain('ada@park');
  // Nor is the client's address stored anywhere.
  const limits = await db().selectFrom('rateLimits').select('bucket').execute();
  expect(JSON.stringify([lead, limits])).not.toContain('198.51');
});

test('one that is wrong is reported by field, and nothing is stored', async () => {
  const before = await stored();
  const { status, body } = await send({ ...good, email: 'ada', consent: false });
  const message = 'Please enter a valid email address';
  const errors = { email: [message], consent: ['You must agree to the terms'] };
  expect([status, body]).toEqual([422, { message, errors }]);
  expect(await stored()).toEqual(before);
});

test('one that fills in the trap is stored with a flag, and the agency is notified', async () => {
  const { status, body } = await send({ ...good, [trapField]: 'http://pills.example' });
  expect(status).toBe(201);
  expect(await lastLead()).toMatchObject({ id: body.id, isSpam: true });
  const events = await db().selectFrom('outbox').select('payload').execute();
  const payload = expect.objectContaining({ id: body.id, isSpam: true });
  expect(events).toContainEqual({ payload });
});

test('the same key and body get the first answer, and nothing is written', async () => {
  const key = { 'Idempotency-Key': 'key-1' };
  const first = await send(good, key);
  const before = await stored();
  expect(await send({ unknown: 1, ...good }, key)).toMatchObject({ status: 201, body: first.body });
  expect((await send({ ...good, name: 'Bea Ito' }, key)).status).toBe(422);
  expect(await stored()).toEqual(before);
});

describe('a plain form', () => {
  const typed = { ...good, phone: '', consent: 'on', department: 'partnerships' };
  const post = (body: URLSearchParams | FormData, client = newClient()) => {
    const headers = { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' };
    const request = new Request(`${SITE}/api/contact`, { method: 'POST', headers, body });
    return answerTo(request, contextOf(client));
  };

  test('is stored and answered with a page that says thanks, also as multipart', async () => {
    const { status, headers, body: page } = await post(new URLSearchParams(typed));
    expect([status, headers.get('Content-Type')]).toEqual([201, 'text/html; charset=utf-8']);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`);
    expect(page).toMatch(/<title>Thank You! .*<h1>Thank You!<\/h1>/s);
    expect(page).not.toMatch(/<form/);
    expect(page).toMatch(/<dt>About<\/dt>\s*<dd dir="auto">We type invoices twice\.<\/dd>/);
    expect(page).toMatch(/<dt>Answer by<\/dt>\s*<dd dir="auto">\w+day, .* CST<\/dd>/);
    expect(await lastLead()).toMatchObject({ department: 'partnerships', phone: '' });

    const form = new FormData();
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    form.set('file', new Blob(['x']), 'x.txt');
    expect((await post(form)).status).toBe(201);
    const headersOnly = { 'Content-Type': 'multipart/form-data' };
    const unreadable = { method: 'POST', headers: headersOnly, body: 'no boundary' };
    expect((await answerTo(new Request(`${SITE}/api/contact`, unreadable))).status).toBe(400);
  });

  test('that is wrong gets each error with a link to its field, and all that was typed', async () => {
    const { consent: _, ...unticked } = typed;
    const { status, body: page } = await post(
      new URLSearchParams({
        ...unticked,
        name: '"><script>alert(1)</script>',
        email: 'ada',
        message: '\nshort &',
        about: 'Invoice entry',
      }),
    );
    expect(status).toBe(422);
    for (const [name, message] of [
      ['email', 'Please enter a valid email address'],
      ['consent', 'You must agree to the terms'],
    ]) {
      const [field = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? [];
      const [, id] = / id="([^"]+)"/.exec(field.replace(/\s+/g, ' ')) ?? [];
      expect(page).toContain(`<a href="#${id}">${message}</a>`);
      expect(field).toContain(`aria-invalid="true" aria-describedby="${id}-error"`);
      expect(page).toContain(`<span class="error" id="${id}-error">${message}</span>`);
    }
    expect(page).toMatch(/<a href="#[^"]+">Message must be at least 10 characters<\/a>/);
    const form = page.slice(page.indexOf('<form'));
    expect([form.match(/aria-invalid/g)?.length, form.match(/checked/g)?.length]).toEqual([3, 1]);
    for (const shown of [
      'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
      'value="ada"',
      'value="Park &amp; Daughters"',
      '>\n\nshort &amp;</textarea>',
      '<input type="hidden" name="about" value="Invoice entry" />',
    ]) {
      expect(page).toContain(shown);
    }
    expect(page).toMatch(/<input[^>]*value="partnerships"\s+checked\s*\/>/);
    expect(page).not.toMatch(/<script| style=| on\w+=/);
  });

  test('that comes too often gets a page with what was typed, and when to come back', async () => {
    const client = newClient();
    for (let i = 0; i < 5; i++) await post(new URLSearchParams(typed), client);
    const { status, headers, body: page } = await post(new URLSearchParams(typed), client);
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(page).toMatch(/Too many requests\.[^]*We type invoices twice\./);
  });
});
