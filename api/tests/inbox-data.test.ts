/** The inbox elsewhere: a table is exported, calls are in a calendar feed and in the agenda. */
import { describe, expect, test, vi } from 'vitest';
import type { Agenda } from '#src/contracts/agenda.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { ask, logged, sendTo } from './support/harness.ts';
import { book, chat, useInbox, write } from './support/inbox.ts';
import { ada } from './support/samples.data.ts';

const { db, session, get, send, change } = useInbox();

describe('the export', () => {
  test('has what the filter matches, and no formulas for any spreadsheet', async () => {
    await write({
      name: '=HYPERLINK("http://evil.example")',
      company: 'b\t@SUM(A1);=1+1;x',
      message: 'Line one,\n"line" two;"=2\nd | -3\n+4, -5; and so on',
    });
    await book();
    await chat('What do you cost?', 'one');
    const answer = await ask('/api/admin/inbox/export?search=evil', session);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const name = /inbox-\d{4}-\d\d-\d\d\.csv/;
    expect(answer.headers.get('Content-Disposition')).toMatch(name);
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = answer.bytes.toString();
    expect(text.slice(1)).toMatch(/^Kind,Number,Received/);
    for (const cell of [
      `"'=HYPERLINK(""http://evil.example"")"`,
      "b\t'@SUM(A1);'=1+1;x",
      `"Line one,\n""line"" two;""'=2\nd | '-3\n'+4, -5; and so on"`,
      `'${ada.phone}`,
    ]) {
      expect(text).toContain(cell);
    }
    expect(text).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/);
    expect(text).not.toContain('What do you cost?');
    expect((await get('/api/admin/inbox/export')).body).toContain('Visitor: What do you cost?');
    const entries = await db().selectFrom('auditLog').select(['action', 'details']).execute();
    expect(entries).toEqual([
      { action: 'inbox.export', details: { searched: true, count: 1 } },
      { action: 'inbox.export', details: { searched: false, count: 3 } },
    ]);
  });
});

test('the calendar feed lists calls under a secret address, which can be replaced', async () => {
  const path = async (method = 'GET'): Promise<string> =>
    (await ask('/api/admin/inbox/calendar', session, method)).body.path;
  const subscribe = (address: string, headers = {}) => ask(address, headers);
  await book(0);
  await change('call', await book(1), { cancelled: true });
  const before = await path();
  const { status, headers, body } = await subscribe(before);
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  for (const line of ['STATUS:CONFIRMED', 'STATUS:CANCELLED', 'SUMMARY:Canceled: call (512)']) {
    expect(body).toContain(line);
  }
  const after = await path('POST');
  expect((await subscribe(before)).status).toBe(404);
  expect((await subscribe(after)).status).toBe(200);
  const secret = after.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(JSON.stringify(logged)).not.toContain(secret);
  for (const wrong of ['', 'x', `${secret}x`, secret.slice(1), '%00', '../health']) {
    expect((await subscribe(`/api/calendar/${wrong}.ics`)).status, wrong).toBe(404);
  }
  vi.stubEnv('SESSION_SECRET', 'another secret of the tests, also 32 bytes');
  expect((await subscribe(after)).status).toBe(404);
});

test('the agenda shows calls by time with names, and closes hours of a day, which are opened again', async () => {
  const visitor = { name: 'Ada Park', phone: '(512) 555-0188' };
  const [first, second] = nextFreeSlots([], new Date(Date.now() + 86_400_000), 2);
  if (!first || !second) throw new Error('There are no free slots');
  const { id } = (await sendTo('/api/scheduled-calls', { ...first, ...visitor })).body;
  await change('call', (await sendTo('/api/scheduled-calls', { ...second, phone: visitor.phone })).body.id, {
    cancelled: true,
  });
  const agenda = async (from = ''): Promise<Agenda> => (await get(`/api/admin/agenda${from}`)).body;
  const dayOf = async () => (await agenda(`?from=${first.date}`)).days[0];
  expect((await agenda()).days.map(({ date }) => date)[0]).toBe((await agenda()).today);
  expect((await agenda()).days).toHaveLength(7);
  const call = { id, timeSlot: first.timeSlot, ...visitor, isHandled: false, isClosed: false, assignee: null };
  expect(await dayOf()).toMatchObject({ calls: [call], hours: [{ opens: '09:00', closes: '17:00' }], closedHours: [] });
  const feed = (await ask((await get('/api/admin/inbox/calendar')).body.path)).body;
  expect(feed).toContain('SUMMARY:Call Ada Park\\, (512) 555-0188');

  const path = '/api/admin/agenda/closed-hours';
  const closing = { date: first.date, from: '09:00', to: '17:00', reason: 'Team day' };
  // Two at once keep each other's, and the same again is still one.
  const other = { ...closing, date: '2027-03-12', from: '12:00' };
  const closed = await Promise.all([closing, closing, other].map((body) => send(path, body)));
  expect(closed.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await dayOf()).toMatchObject({ hours: [], closedHours: [closing], calls: [{ id, isClosed: true }] });
  expect((await get('/api/admin/settings')).body.closedHours).toHaveLength(2);
  const slots = async () => (await ask(`/api/scheduled-calls?date=${first.date}`)).body.slots.length;
  expect(await slots()).toBe(0);
  for (const wrong of [{ reason: '' }, { to: '09:00' }, { from: '09:05' }, { date: '2027-02-30' }]) {
    expect((await send(path, { ...closing, ...wrong })).status).toBe(422);
  }
  for (const { date, from, to } of [closing, other]) {
    const gone = await ask(`${path}?${new URLSearchParams({ date, from, to })}`, session, 'DELETE');
    expect(gone.status).toBe(204);
  }
  expect(await slots()).toBe(8);
  expect(await dayOf()).toMatchObject({ calls: [call], closedHours: [] });
});
