/** The export of the inbox as CSV. */
import { expect, test } from 'vitest';
import exportInbox from '#functions/admin-inbox-export.ts';
import { insertLead } from '#db/leads.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { ask } from './support/harness.ts';
import { ada, book, chat, useInbox, write } from './support/inbox.ts';

const { db, session } = useInbox();

const download = (query = '') => ask(exportInbox, `/api/admin/inbox/export${query}`, session);

test('spreadsheets run no formulas from it', async () => {
  await write({ name: '=HYPERLINK("http://evil.example")', message: 'Line one,\n"line" two' });
  const answer = await download('?kind=lead');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(/inbox-\d{4}-\d\d-\d\d\.csv/);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^Kind,Number,Received/);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain(`"Line one,\n""line"" two"`);
  expect(text).toContain(`'+1 (512) 555-0177`);
  expect(text).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/);
});

test('spreadsheets with other separators run no formulas either', async () => {
  await write({
    name: 'a;=1+1;x',
    company: 'b\t@SUM(A1)',
    message: 'c;"=2\nd | -3\n+4, -5; and so on',
  });
  const text = await (await download('?kind=lead')).text();
  expect(text).toContain("a;'=1+1;x");
  expect(text).toContain("b\t'@SUM(A1)");
  expect(text).toContain(`"c;""'=2\nd | '-3\n'+4, -5; and so on"`);
});

test('contains what the filter matches, and is recorded without the search term', async () => {
  await write();
  await book();
  await chat('What do you cost?', 'one');
  const lines = (await (await download('?search=ada')).text()).trim().split('\n');
  expect(lines).toHaveLength(2);
  const all = await (await download()).text();
  expect(all).toContain('Visitor: What do you cost?');
  const entries = await db().selectFrom('auditLog').selectAll().execute();
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['inbox.export', { searched: true, count: 1 }],
    ['inbox.export', { searched: false, count: 3 }],
  ]);
});

test('a long export comes in parts', async () => {
  const message = 'x'.repeat(60_000);
  for (let index = 0; index < 250; index++) {
    await insertLead(db(), { ...ada, message: index < 220 ? message : 'short one' });
  }
  const first = await download();
  const next = nextPage(first.headers.get('Link'));
  const second = await ask(exportInbox, next ?? '', session);
  expect(second.headers.get('Link')).toBeNull();
  const ids = ((await first.text()) + (await second.text())).match(/^Contact request,\d+/gm);
  expect(new Set(ids).size).toBe(250);
});
