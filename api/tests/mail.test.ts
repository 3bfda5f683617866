import { beforeEach, expect, test, vi } from 'vitest';
import { insertChatMessage } from '#db/inbox/chat-messages.ts';
import { addMessages } from '#db/outbox.ts';
import { mailDomain, site } from '#src/content/site.ts';
import { isolated } from '#src/lib/isolated.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { names } from '../../tests/foreign/people/pasted.data.ts';
import { afterAnswers, empty, sendTo, useDatabase } from './support/harness.ts';
import { calendarOf, useMailbox } from './support/mailbox.ts';
import { call, contact, contactText } from './support/notifications.data.ts';
import { deliver, passTime } from './support/due.ts';

const { db } = useDatabase();
const mailbox = useMailbox();
beforeEach(() => empty(db(), 'outbox'));

/** Sends one message through the outbox. @returns the mail with its id and source */
async function mailOf(kind: string, payload: Record<string, unknown>) {
  const [id = ''] = await addMessages(db(), ['email'], kind, payload);
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails.splice(0);
  const [source = ''] = mailbox.sources.splice(0);
  if (!mail) throw new Error('No mail came.');
  return { id, mail, source };
}

/** The same for a mail with a calendar file. */
async function fileOf(kind: string, payload: Record<string, unknown>) {
  const { mail } = await mailOf(kind, payload);
  return { mail, ...calendarOf(mail) };
}

test('a contact request: all details as text and HTML, and replies go to the visitor', async () => {
  const { id, mail } = await mailOf('contact', contact);
  expect(mail).toMatchObject({
    subject: 'New contact request from Ada Park, Park & Daughters',
    messageId: `<${id}@${mailDomain}>`,
    from: { name: `${site.name} website`, address: 'desk@agency.example' },
    to: [{ address: 'desk@agency.example' }],
    replyTo: [{ name: 'Ada Park', address: 'ada@park.example' }],
    attachments: [],
  });
  const automatic = { key: 'auto-submitted', value: 'auto-generated' };
  expect(mail.headers).toContainEqual(expect.objectContaining(automatic));
  expect(mail.text?.trim()).toBe(contactText);
  expect(mail.html).toMatch(/Park &amp; Daughters[^]*Both times &lt;b&gt;wrong&lt;\/b&gt;\./);
  expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|\bsrc=/i);
  const { mail: spam } = await mailOf('contact', { ...contact, isSpam: true });
  expect(spam.subject).toMatch(/^Possible spam: New contact request from Ada Park/);
  expect(spam.text).toContain('This may be spam');
});

test('names in mails are those of the forms: joiners stay, hidden marks go', async () => {
  await eachRow(names, async ([pasted, name]) => {
    const { mail } = await mailOf('contact', { ...contact, name: pasted, company: 'Park' });
    expect(mail.subject).toBe(`New contact request from ${isolated(name.replaceAll('　', ' '))}, Park`);
    expect(mail.text).toContain(`Name: ${name.replaceAll('　', ' ')}\n`);
    expect(mail.replyTo?.[0]?.name).toBe(name.replaceAll('　', ' '));
  });
});

test('words from right to left stay in their place', async () => {
  const { mail } = await mailOf('contact', { ...contact, name: 'דנה', company: 'כהן (2026)' });
  expect(mail.subject).toBe('New contact request from \u2068דנה\u2069, \u2068כהן (2026)\u2069');
  expect(mail.html).toMatch(/<td [^>]*dir="auto">כהן \(2026\)</);
});

test('mail reaches domains of any alphabet, and answers go there', async () => {
  vi.stubEnv('NOTIFY_EMAIL', 'r&d@müller.example');
  const { source } = await mailOf('contact', { ...contact, email: "o'brien@bücher.example" });
  expect(source).toMatch(/^To: r&d@xn--mller-kva\.example\r$/m);
  expect(source).toMatch(/^Reply-To: .*<o'brien@xn--bcher-kva\.example>\r$/m);
});

test('names in any alphabet arrive as typed, and cannot inject headers', async () => {
  const named = await mailOf('contact', { ...contact, name: 'Žofia Łęcka 朴', company: '朴 🪁' });
  expect(named.mail.subject).toBe('New contact request from Žofia Łęcka 朴, 朴 🪁');
  expect(named.mail.replyTo?.[0]?.name).toBe('Žofia Łęcka 朴');

  const { mail, source } = await mailOf('contact', {
    ...contact,
    name: 'Ada\r\nBcc: all@park.example\r\n\r\nhel\u0007\u2028lo',
    company: `"Park" <x@y.example>, ${'long '.repeat(40)}`,
  });
  const name = 'Ada Bcc: all@park.example hel lo';
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  expect(mail.to).toHaveLength(1);
  expect(mail.replyTo).toEqual([{ name, address: 'ada@park.example' }]);
  expect(mail.subject).toContain(`New contact request from ${name}, "Park"`);
  expect(mail.subject?.length).toBeLessThanOrEqual(150);
  // Nor lines of the body that look like ours.
  expect(mail.text).toContain(`Name: ${name}\n`);
});

test('a call is one calendar event, also when it is moved or canceled', async () => {
  const booked = await fileOf('call', call);
  expect(booked.mail.subject).toBe('Call booked: Monday, March 15, 2027 at 9:00 AM CST');
  expect(booked.mail.replyTo).toBeUndefined();
  expect(booked.mail.text).toMatch(/Phone: \+1 \(512\) 555-0142[^]*agency\.example\/call#a-code/);
  expect(booked.mimeType).toMatch(/^(text\/calendar|application\/ics)/);
  const UID = `house-call-12-1805036966535@${mailDomain}`;
  expect(booked.lines).toMatchObject({
    METHOD: 'REQUEST',
    UID,
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    DTSTART: '20270315T140000Z',
    DTEND: '20270315T143000Z',
    SUMMARY: 'Call +1 (512) 555-0142',
    ATTENDEE: expect.stringContaining('desk@agency.example'),
  });
  const moved = await fileOf('call-moved', {
    ...call,
    timeSlot: '16:00',
    startsAt: '2027-03-15T21:00:00.000Z',
    revision: 1,
    from: { date: '2027-03-15', timeSlot: '09:00' },
  });
  expect(moved.mail.subject).toBe('Call moved to Monday, March 15, 2027 at 4:00 PM CST');
  expect(moved.mail.text).toContain('Previously: Monday, March 15, 2027 at 9:00 AM CST');
  expect(moved.lines).toMatchObject({ METHOD: 'REQUEST', UID, SEQUENCE: '1' });

  const cancelledAt = '2027-03-14T16:00:00.000Z';
  const canceled = await fileOf('call-cancelled', { ...call, cancelledAt, revision: 2 });
  expect(canceled.mail.subject).toBe('Call canceled: Monday, March 15, 2027 at 9:00 AM CST');
  expect(canceled.mail.text).not.toContain('/call#');
  const ended = { METHOD: 'CANCEL', UID, SEQUENCE: '2', STATUS: 'CANCELLED' };
  expect(canceled.lines).toMatchObject(ended);
});

test('a server that refuses or is silent gets the same mail later, from its username if that is an address', async () => {
  const { port } = new URL(mailbox.url);
  vi.stubEnv('SMTP_URL', `smtp://robot%40agency.example:secret@127.0.0.1:${port}`);
  const [id = ''] = await addMessages(db(), ['email'], 'contact', contact);
  for (const [attempts, how, words] of [
    [1, 451, /451 Not now/],
    [2, 'silent', /timeout/],
  ] as const) {
    if (how === 'silent') vi.stubEnv('UPSTREAM_TIMEOUT_MS', '400');
    mailbox.refuses = how;
    await deliver();
    const waiting = await db().selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ attempts, deliveredAt: null, deadAt: null });
    expect(waiting.lastError).toMatch(words);
    await passTime(db(), 120_000);
  }
  mailbox.refuses = undefined;
  vi.stubEnv('UPSTREAM_TIMEOUT_MS', '8000');
  await deliver();
  expect(mailbox.mails).toMatchObject([
    { messageId: `<${id}@${mailDomain}>`, from: { address: 'robot@agency.example' } },
  ]);
});

test('a visitor’s conversation is mailed as it is stored, without a word of theirs that leads anywhere, a few times', async () => {
  vi.stubEnv('SITE_URL', 'https://agency.example');
  const asked = '<b>Hi</b>\nBcc: all@spam.example, see https://evil.example/x or evil.example';
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
  const keep = (sessionId: string, answerId: string, message: string, response: string) =>
    insertChatMessage(db(), { sessionId, answerId, message, response });
  await keep('user_1', ids[0], asked, 'From **$300**: [Services](/services#popular), [Contact us](#contact)');
  await keep('user_2', ids[1], 'Somebody else', 'No.');
  await keep('user_1', ids[2], 'And how long?', 'Two weeks.');
  const send = (email: string, answers: readonly string[]) => sendTo('/api/webhook/chatbot/mail', { email, answers });
  expect((await send('ada@park.example', [crypto.randomUUID()])).status).toBe(404);
  expect((await send('ada@park.example', ids)).status).toBe(204);
  await afterAnswers();

  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({
    subject: `Your conversation with ${site.assistant}, ${site.name}`,
    to: [{ address: 'ada@park.example' }],
    replyTo: [{ address: site.email.sales }],
  });
  expect(mail?.text).toContain('From $300: Services (https://agency.example/services#popular), Contact us');
  expect(mail?.text).toMatch(/Asked:\s+And how long\?\s+.*:\s+Two weeks\./s);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).not.toMatch(/Somebody else|evil|spam\.example|\*\*/);
    expect(text).not.toContain('<b>Hi</b></p>');
  }
  expect(mail?.html).toContain('&lt;b&gt;Hi&lt;/b&gt;');

  // However the address is written, and whoever asks.
  const again = await send('ADA@park.example', ids);
  expect([again.status, again.headers.has('Retry-After')]).toEqual([429, true]);
  await empty(db(), 'rateLimits');
  for (const status of [204, 204, 429]) {
    expect((await send('ada@Park.example', ids)).status).toBe(status);
    await empty(db(), 'rateLimits');
  }
  vi.stubEnv('SMTP_URL', undefined);
  vi.stubEnv('NOTIFY_EMAIL', undefined);
  expect((await send('bea@ito.example', ids)).status).toBe(409);
});
