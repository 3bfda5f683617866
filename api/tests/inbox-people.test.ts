/** What one person sent stands together, and items that admins add by hand. */
import { expect, test, vi } from 'vitest';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { settle } from './support/due.ts';
import { book, chat, useInbox, write } from './support/inbox.ts';
import { useMailbox } from './support/mailbox.ts';

const { db, get, send, list, open, change } = useInbox();
const mailbox = useMailbox();

const ADA = 'ada@park.example';
const add = (kind: 'lead' | 'call', body: object) => send(`/api/admin/inbox/${kind}`, body);
const slot = () => nextFreeSlots([], new Date(Date.now() + 86_400_000), 1)[0];
const namesOf = ({ related }: Awaited<ReturnType<typeof open>>) => related.map(({ kind, id }) => `${kind} ${id}`);

test('what came from one address or number is beside each item of it, with notes and replies', async () => {
  const first = await write({ email: ADA, phone: '(512) 555-0177' });
  const second = await write({ email: ADA.toUpperCase(), phone: '' });
  const call = await book(0, '+1 512-555-0177');
  await write({ email: 'bea@park.example', phone: '(512) 555-0178' });
  await send(`/api/admin/inbox/lead/${second}/notes`, { text: 'Nice on the phone.' });
  await send(`/api/admin/inbox/lead/${second}/replies`, { subject: 'Hello', text: 'Hello Ada' });

  const item = await open('lead', first);
  expect(namesOf(item)).toEqual([`call ${call}`, `lead ${second}`]);
  expect(item.related).toMatchObject([
    { kind: 'call', notes: [], createdAt: expect.any(String) },
    { notes: [{ author: 'dana', text: 'Nice on the phone.' }], replies: [{ author: 'dana', text: 'Hello Ada' }] },
  ]);
  expect([item.notes, item.replies]).toEqual([[], []]);
  expect(namesOf(await open('call', call))).toEqual([`lead ${first}`]);
  expect(namesOf(await open('lead', second))).toEqual([`lead ${first}`]);
  for (const search of ['phone nice', 'hello ada', '555-0177 ada']) {
    expect((await list(`?search=${encodeURIComponent(search)}`)).items.length, search).toBeGreaterThan(0);
  }
});

test('nobody is found by an empty address, or by a number that is too short to be one', async () => {
  const body = { name: 'No Mail', message: 'Rang the bell.' };
  const one = (await add('lead', { ...body, phone: '12-34' })).body.id;
  await add('lead', { ...body, phone: '1234' });
  expect((await open('lead', one)).related).toEqual([]);
});

test('a conversation becomes a contact request in one step', async () => {
  await chat('What does an inbox robot cost?', 'one');
  const { items } = await list('?kind=chat');
  const id = items[0]?.id ?? 0;
  const body = { name: 'Ada Park', email: ADA, company: '', message: 'An inbox robot.', chat: id };
  const { status, body: lead } = await add('lead', body);
  expect([status, lead]).toEqual([
    201,
    expect.objectContaining({
      kind: 'lead',
      name: 'Ada Park',
      email: ADA,
      unread: false,
      handledAt: null,
      consentAt: null,
      chatHistory: expect.stringContaining('Visitor: What does an inbox robot cost?'),
      history: [expect.objectContaining({ action: 'lead.create', by: 'dana' })],
    }),
  ]);
  expect(await open('chat', id)).toMatchObject({ handledBy: 'dana' });
  expect((await list('?state=waiting')).items).toMatchObject([{ kind: 'lead', id: lead.id }]);
  expect((await add('lead', { ...body, chat: 999_999 })).status).toBe(404);
  // Nobody is told what they typed themselves.
  expect(await db().selectFrom('outbox').select('id').where('kind', '=', 'contact').execute()).toEqual([]);
});

test('a call is added by hand in the hours of the site, and its visitor is invited', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '10');
  const body = { name: 'Ada Park', phone: '(512) 555-0177', email: ADA, ...slot() };
  const { status, body: call } = await add('call', body);
  expect([status, call]).toEqual([201, expect.objectContaining({ kind: 'call', unread: false, ...slot() })]);
  expect(call.history).toMatchObject([{ action: 'call.create', by: 'dana' }]);
  await settle();
  expect(mailbox.mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).toContain(ADA);
  expect((await add('call', body)).status).toBe(409);
  const night = await add('call', { ...body, timeSlot: '03:00' });
  expect([night.status, Object.keys(night.body.errors)]).toEqual([422, ['timeSlot']]);
});

test('the activity names the items that were changed, as long as they are there', async () => {
  const id = await write({ name: 'Ada Park' });
  await change('lead', id, { handled: true });
  await send('/api/admin/settings', { noticeHours: 0 }, 'PATCH');
  const activity = async () => (await get('/api/admin/activity?limit=2')).body;
  expect(await activity()).toMatchObject([
    { action: 'settings.change', name: 'noticeHours' },
    { action: 'inbox.handled', entityId: id, kind: 'lead', name: 'Ada Park' },
  ]);
  await db().deleteFrom('leads').execute();
  expect(await activity()).toMatchObject([{}, { entityId: id, kind: 'lead', name: null }]);
});
