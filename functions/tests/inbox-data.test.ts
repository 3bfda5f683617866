/** Data that leave the inbox: all of a person's are deleted, a table is exported, calls are in a calendar feed. */
import { describe, expect, test, vi } from 'vitest';
import type { PersonData } from '#src/contracts/inbox-person.ts';
import { ask, everything, logged } from './support/harness.ts';
import { book, chat, useInbox, write } from './support/inbox.ts';
import { ada } from './support/samples.data.ts';

const { db, session, get, send, change, find, erase } = useInbox();

describe('a person', () => {
  const ADA = 'ada.o+work@park.example';
  const note = (id: number, text: string) => send(`/api/admin/inbox/lead/${id}/notes`, { text });
  const countsOf = ({ found }: PersonData) =>
    Object.fromEntries(Object.entries(found).flatMap(([group, rows]) => (rows.length ? [[group, rows.length]] : [])));
  const emails = async () => (await db().selectFrom('leads').select('email').execute()).map(({ email }) => email);

  /** All tables that contain a text. */
  const placesOf = async (needle: string) =>
    Object.entries(await everything(db())).flatMap(([table, rows]) =>
      rows.toLowerCase().includes(needle.toLowerCase()) ? [table] : [],
    );

  test('is shown with what would be deleted, and then deleted without being named', async () => {
    const lead = await write({ email: ADA });
    await write({ email: ADA.toUpperCase(), message: 'A second letter of mine.' });
    await note(lead, 'Nice on the phone.');
    await book(0, ada.phone);
    await chat(`Please write to\n${ADA}.`, 'one');
    await chat('Thanks, bye', 'one');
    const other = await write({
      name: 'Bea Ito',
      email: 'bea@ito.example',
      phone: '',
      message: `Ask my colleague (${ADA}), please.`,
      chatHistory: `Visitor: I am not ${ADA}`,
    });
    await note(other, `Knows ${ADA} from school.`);

    const data = await find(ADA);
    expect(countsOf(data)).toEqual({
      leads: 2,
      calls: 1,
      conversations: 1,
      notes: 1,
      mentions: 2,
      // Another person's request mentions her too.
      notifications: 4,
      answers: 3,
    });
    expect(data.found.leads[0]?.label).toBe('Ada Park, Park & Daughters');
    expect((await placesOf(ADA)).length).toBeGreaterThan(3);

    expect(await erase(ADA, data, ADA.toUpperCase())).toBe(204);
    for (const text of [ADA, 'Ada Park', '555-0177']) expect(await placesOf(text)).toEqual([]);
    expect(countsOf(await find(ADA))).toEqual({});
    expect(await db().selectFrom('leads').selectAll().execute()).toMatchObject([
      {
        name: 'Bea Ito',
        message: 'Ask my colleague ([removed]), please.',
        chatHistory: 'Visitor: I am not [removed]',
      },
    ]);
    const erased = db().selectFrom('auditLog').selectAll().where('action', '=', 'inbox.erase');
    expect(await erased.execute()).toMatchObject([{ username: 'dana', details: { leads: 2, calls: 1, mentions: 2 } }]);
  });

  test('is nobody with a similar address, and found by a number however it is written', async () => {
    const similar = ['xada.o+work@park.example', `${ADA}.org`, 'adaXo+work@park.example'];
    for (const email of ['o+work@park.example', ...similar]) await write({ email, phone: '' });
    expect(countsOf(await find(ADA))).toEqual({});
    await erase('o+work@park.example', await find('o+work@park.example'));
    expect(await emails()).toEqual(similar);

    await write({ phone: '512.555.0177' });
    await write({ email: 'bea@ito.example', phone: '512-555-01770' });
    await book(0, '+1 512 555 0177');
    await book(1);
    const number = '(512) 555-0177';
    const data = await find(number);
    expect(countsOf(data)).toMatchObject({ leads: 1, calls: 1 });
    expect(await erase(number, data)).toBe(204);
    expect(await emails()).toEqual([...similar, 'bea@ito.example']);
    expect(await db().selectFrom('scheduledCalls').select('phone').execute()).toHaveLength(1);
  });

  test('is deleted only as shown, with the address typed again', async () => {
    await write();
    const data = await find(ada.email);
    expect(await erase(ada.email, data, 'ada')).toBe(422);
    await write({ message: 'This one came in meanwhile.' });
    expect(await erase(ada.email, data)).toBe(409);
    expect(await emails()).toHaveLength(2);
  });
});

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
  for (const line of ['STATUS:CONFIRMED', 'STATUS:CANCELLED', 'SUMMARY:Cancelled: call (512)']) {
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
