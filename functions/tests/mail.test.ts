import { beforeEach, expect, test, vi } from 'vitest';
import { addMessages } from '#db/outbox.ts';
import { mailDomain, site } from '#src/content/site.ts';
import { useDatabase } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';
import { deliver, passTime } from './support/due.ts';

const { db } = useDatabase();
const mailbox = useMailbox();

beforeEach(async () => {
  await db().deleteFrom('outbox').execute();
});

const contact = {
  id: 7,
  createdAt: '2027-03-14T15:09:26.535Z',
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  message: 'We type invoices twice.\n\nBoth times <b>wrong</b>.',
  isSpam: false,
};

const call = {
  id: 12,
  phone: '+1 (512) 555-0142',
  date: '2027-03-15',
  timeSlot: '09:00',
  startsAt: '2027-03-15T14:00:00.000Z',
  endsAt: '2027-03-15T14:30:00.000Z',
  createdAt: '2027-03-14T15:09:26.535Z',
  updatedAt: '2027-03-14T15:09:26.535Z',
  cancelledAt: null,
  revision: 0,
  confirmationUrl: 'https://agency.example/call#a-code',
};

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

/** The lines of a calendar file by name; lines that begin with a space continue the previous one. */
function linesOf(file: string): Record<string, string> {
  const lines = file
    .replace(/\r?\n /g, '')
    .trim()
    .split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => line.split(/[:;](.*)/s) as [string, string]));
}

async function fileOf(kind: string, payload: Record<string, unknown>) {
  const { mail } = await mailOf(kind, payload);
  const file = mail.attachments.find(({ filename }) => filename === 'call.ics');
  const content = file?.content ?? '';
  const decoded = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return { mail, mimeType: file?.mimeType, lines: linesOf(decoded) };
}

test('a contact request: all details as text and HTML, and replies go to the visitor', async () => {
  const { id, mail } = await mailOf('contact', { ...contact, phone: '+1 512 555 0100' });
  expect(mail).toMatchObject({
    subject: 'New contact request from Ada Park, Park & Daughters',
    messageId: `<${id}@${mailDomain}>`,
    from: { name: `${site.name} website`, address: 'desk@agency.example' },
    to: [{ address: 'desk@agency.example' }],
    replyTo: [{ name: 'Ada Park', address: 'ada@park.example' }],
    attachments: [],
  });
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(mail.text?.trim()).toBe(`New contact request

Name: Ada Park
Company: Park & Daughters
Email: ada@park.example
Phone: +1 512 555 0100
Received: Sunday, March 14, 2027 at 10:09 AM CST

Message:

We type invoices twice.

Both times <b>wrong</b>.`);
  expect(mail.html).toContain('Park &amp; Daughters');
  expect(mail.html).toContain('Both times &lt;b&gt;wrong&lt;/b&gt;.');
  expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|\bsrc=/i);
});

test('suspected spam is marked at the top', async () => {
  const { mail } = await mailOf('contact', { ...contact, isSpam: true });
  expect(mail.subject).toMatch(/^Possible spam: New contact request from Ada Park/);
  expect(mail.text).toContain('This may be spam');
});

test('input cannot inject headers', async () => {
  const { mail, source } = await mailOf('contact', {
    ...contact,
    name: 'Ada\r\nBcc: all@park.example\r\n\r\nhel\u0007\u2028lo',
    company: `"Park" <x@y.example>, ${'long '.repeat(40)}`,
  });
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.to).toHaveLength(1);
  expect(mail.replyTo).toEqual([
    { name: 'Ada Bcc: all@park.example hel lo', address: 'ada@park.example' },
  ]);
  expect(mail.subject).toMatch(
    /^New contact request from Ada Bcc: all@park\.example hel lo, "Park"/,
  );
  expect(mail.subject?.length).toBeLessThanOrEqual(150);
  const [head = ''] = source.split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/im);
  // Nor lines of the body that look like ours.
  expect(mail.text).toContain('Name: Ada Bcc: all@park.example hel lo\n');
});

test('names in any alphabet arrive as typed', async () => {
  const { mail } = await mailOf('contact', {
    ...contact,
    name: 'Žofia Łęcka 朴',
    company: '朴 🪁',
  });
  expect(mail.subject).toBe('New contact request from Žofia Łęcka 朴, 朴 🪁');
  expect(mail.replyTo?.[0]?.name).toBe('Žofia Łęcka 朴');
});

test('a call: day and hour in the subject, and an invitation for the calendar', async () => {
  const { mail, mimeType, lines } = await fileOf('call', call);
  expect(mail.subject).toBe('Call booked: Monday, March 15, 2027 at 9:00 AM CST');
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('Phone: +1 (512) 555-0142');
  expect(mail.text).toContain('https://agency.example/call#a-code');
  expect(mimeType).toMatch(/^(text\/calendar|application\/ics)/);
  expect(lines).toMatchObject({
    METHOD: 'REQUEST',
    UID: `house-call-12-1805036966535@${mailDomain}`,
    SEQUENCE: '0',
    DTSTART: '20270315T140000Z',
    DTEND: '20270315T143000Z',
    SUMMARY: 'Call +1 (512) 555-0142',
    STATUS: 'CONFIRMED',
  });
  expect(lines.ATTENDEE).toContain('desk@agency.example');
});

test('a moved or cancelled call is the same calendar event with a higher sequence', async () => {
  const { UID } = (await fileOf('call', call)).lines;
  const moved = await fileOf('call-moved', {
    ...call,
    ...{ timeSlot: '16:00', startsAt: '2027-03-15T21:00:00.000Z', revision: 1 },
    from: { date: '2027-03-15', timeSlot: '09:00' },
  });
  expect(moved.mail.subject).toBe('Call moved to Monday, March 15, 2027 at 4:00 PM CST');
  expect(moved.mail.text).toContain('Previously: Monday, March 15, 2027 at 9:00 AM CST');
  expect(moved.lines).toMatchObject({ METHOD: 'REQUEST', UID, SEQUENCE: '1' });

  const cancelled = await fileOf('call-cancelled', {
    ...call,
    ...{ cancelledAt: '2027-03-14T16:00:00.000Z', revision: 2 },
  });
  expect(cancelled.mail.subject).toBe('Call canceled: Monday, March 15, 2027 at 9:00 AM CST');
  expect(cancelled.mail.text).not.toContain('/call#');
  expect(cancelled.lines).toMatchObject({
    METHOD: 'CANCEL',
    UID,
    SEQUENCE: '2',
    STATUS: 'CANCELLED',
  });
});

test('the sender is the SMTP username if it is an address', async () => {
  const { port } = new URL(mailbox.url);
  vi.stubEnv('SMTP_URL', `smtp://robot%40agency.example:secret@127.0.0.1:${port}`);
  const { mail } = await mailOf('contact', contact);
  expect(mail.from?.address).toBe('robot@agency.example');
});

test.each([
  [451, /451 Not now/],
  ['silent', /timeout/],
] as const)('a server that says %s: waits, then the same mail', async (how, words) => {
  vi.stubEnv('UPSTREAM_TIMEOUT_MS', '400');
  mailbox.refuses = how;
  const [id = ''] = await addMessages(db(), ['email'], 'contact', contact);
  await deliver();
  const waiting = await db().selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(waiting).toMatchObject({ attempts: 1, deliveredAt: null, deadAt: null });
  expect(waiting.lastError).toMatch(words);

  mailbox.refuses = undefined;
  await passTime(db(), 60_000);
  vi.stubEnv('UPSTREAM_TIMEOUT_MS', '8000');
  await deliver();
  expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@${mailDomain}>`]);
});
