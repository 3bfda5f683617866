/** Rows whose JSON another release has stored otherwise: what is missing is left out, and never said as `undefined`. */
import { beforeEach, expect, test } from 'vitest';
import { busyPeriods } from '#api/bookings/busy/busy-calendar.ts';
import { purgeDue } from '#api/publishing/purge.ts';
import { claimReading, readBusyCalendar } from '#db/inbox/busy-calendar.ts';
import { addPurge } from '#db/purges.ts';
import { readSettings, settingsForBuild } from '#db/settings.ts';
import { site } from '#src/content/site.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { settle } from './support/due.ts';
import { empty, host, sendContact } from './support/harness.ts';
import { useInbox, write } from './support/inbox.ts';
import { useMailbox } from './support/mailbox.ts';
import { article, goodContact } from './support/samples.data.ts';

const { db, get, list, change } = useInbox();
const mailbox = useMailbox();

const call = { id: 3, date: '2027-03-15', timeSlot: '09:00', startsAt: '2027-03-15T14:00:00.000Z' };
const wholeCall = { ...call, endsAt: '2027-03-15T15:00:00.000Z', phone: '512' };

beforeEach(async () => {
  await empty(db(), 'outbox', 'blogPosts', 'postRevisions');
});

test('mails say what is known of a message, and tell the agency of one that cannot be read', async () => {
  await eachRow(
    [
      ['contact', { id: 7, message: 'Hello' }, /^New contact request from/],
      [
        'contact',
        { id: 7, name: 'Ada', company: null, isSpam: 'no', department: 'boats' },
        /^New contact request from .*Ada/,
      ],
      ['contact', { name: 'Without a number' }, /^A notification cannot be read$/],
      ['contact', ['a list'], /^A notification cannot be read$/],
      ['call', wholeCall, /^Call booked: Monday, March 15/],
      ['call-moved', { ...wholeCall, from: { date: 'March' } }, /^A notification cannot be read$/],
      ['call-reminder', { ...call, email: 'ada@park.example' }, /^A notification cannot be read$/],
      ['account', { to: 'dana@agency.example', subject: 'Password', text: 'Choose one.' }, /^Password$/],
      ['account', { to: 'dana@agency.example' }, /^A notification cannot be read$/],
      ['reply', { id: 7, to: 'ada@park.example', subject: 'Hi', text: 'Hello' }, /^Hi$/],
      ['a later kind', { id: 7 }, /^A notification cannot be read$/],
    ] as const,
    ([kind]) => kind,
    async ([kind, payload, subject]) => {
      mailbox.mails.length = 0;
      await db().deleteFrom('outbox').execute();
      await db()
        .insertInto('outbox')
        .values({ channel: 'email', kind, payload: JSON.stringify(payload) })
        .execute();
      expect(JSON.stringify((await get('/api/admin/outbox?state=waiting')).body)).not.toMatch(/undefined|NaN|Invalid/);
      await settle();
      expect(mailbox.mails).toMatchObject([{ subject: expect.stringMatching(subject) }]);
      const [{ text = '', html = '' } = {}] = mailbox.mails;
      expect(`${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    },
  );
});

test('settings of another shape are as if they were not set', async () => {
  const chosen = { hours: { weekdays: 'weekdays' }, noticeHours: '4', notice: 'Closed.', bufferMinutes: 30, later: 1 };
  await db()
    .updateTable('settings')
    .set({ chosen: JSON.stringify(chosen) })
    .execute();
  const { hours, ...settings } = await readSettings(db());
  expect(hours.opens).toBe(site.hours.opens);
  expect(settings).toMatchObject({ noticeHours: 0, notice: 'Closed.', bufferMinutes: 30 });
  expect(settings).not.toHaveProperty('later');
  expect(await settingsForBuild(db())).toBe('{"notice":"Closed."}');
  await db().updateTable('settings').set({ chosen: '{}' }).execute();
});

test('busy times of another shape block nothing, until the calendar is read again', async () => {
  await claimReading(db(), 'a hash');
  await db().updateTable('busyCalendar').set({ addressHash: 'a hash', periods: '[{"start":"9"}]' }).execute();
  expect((await readBusyCalendar(db(), 'a hash')).periods).toEqual([]);
  expect(await busyPeriods(db(), { busyCalendar: null })).toEqual([]);
});

test('old versions of posts are listed and shown without what is not theirs', async () => {
  const { id } = await db()
    .insertInto('blogPosts')
    .values({ ...article, category: 'ai', slug: 'a' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const revision = { board: 'blog', postId: id, replacedBy: 'dana' } as const;
  const posts = [
    { title: 'As it was', slug: 'a', published: true, content: '<p>x</p>' },
    { headline: 'x', published: 'yes' },
  ];
  for (const [at, post] of posts.entries()) {
    await db()
      .insertInto('postRevisions')
      .values({ ...revision, version: at + 1, post: JSON.stringify(post) })
      .execute();
  }
  const { status, body } = await get(`/api/blog/${id}/revisions`);
  expect([status, body]).toMatchObject([
    200,
    [
      { version: 2, title: '(no title)', slug: '', published: false },
      { version: 1, title: 'As it was', slug: 'a', published: true },
    ],
  ]);
  await db()
    .updateTable('postRevisions')
    .set({ post: '{"title":"Kept","tags":["x"]}' })
    .where('version', '=', 2)
    .execute();
  expect((await get(`/api/blog/${id}/revisions/2`)).body).toEqual({ title: 'Kept' });
});

test('tags that are no list are none, and can be set again', async () => {
  const id = await write();
  await db()
    .insertInto('inboxStates')
    .values({ item: `lead ${id}`, tags: '{"first":"Monday"}' })
    .execute();
  expect((await list()).items).toMatchObject([{ tags: [] }]);
  expect((await change('lead', id, { tags: ['Monday'] })).body).toMatchObject({ tags: ['Monday'] });
});

test('a purge that cannot be read purges everything', async () => {
  const forgotten: string[] = [];
  const noting = { ...host, forget: async (tags: readonly string[]) => void forgotten.push(...tags) };
  await addPurge(db(), ['blog']);
  await db().updateTable('outbox').set({ payload: '{"paths":["/blog"]}' }).execute();
  expect(await purgeDue(db(), noting)).toBe(true);
  expect(forgotten).toEqual(['blog', 'signal-board', 'settings']);
});

test('a repeated request whose answer cannot be read is refused, and not carried out again', async () => {
  const key = { 'Idempotency-Key': 'of another release' };
  expect((await sendContact(goodContact, key)).status).toBe(201);
  await db().updateTable('idempotencyKeys').set({ answer: '{"number":"1"}' }).execute();
  expect((await sendContact(goodContact, key)).status).toBe(409);
  expect(await db().selectFrom('leads').select('id').execute()).toHaveLength(1);
});
