/** Data that leave the inbox: a table is exported, calls are in a calendar feed. */
import { describe, expect, test, vi } from 'vitest';
import { ask, logged } from './support/harness.ts';
import { book, chat, useInbox, write } from './support/inbox.ts';
import { ada } from './support/samples.data.ts';

const { db, session, get, change } = useInbox();

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
