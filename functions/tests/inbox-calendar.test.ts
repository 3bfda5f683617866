/** The calendar feed of booked calls. */
import { expect, test, vi } from 'vitest';
import calendarAdmin from '#functions/admin-inbox-calendar.ts';
import calendar from '#functions/calls-calendar.ts';
import { ask, logged } from './support/harness.ts';
import { book, useInbox } from './support/inbox.ts';

const { session, change } = useInbox();

const path = async (method = 'GET') => {
  const answer = await ask(calendarAdmin, '/api/admin/inbox/calendar', session, method);
  return ((await answer.json()) as { path: string }).path;
};
const subscribe = (address: string, headers = {}) => ask(calendar, address, headers);

test('lists the calls under a secret address, cancelled ones marked', async () => {
  await book(0);
  await change('call', await book(1), { cancelled: true });
  const answer = await subscribe(await path());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const text = await answer.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('STATUS:CONFIRMED');
  expect(text).toContain('STATUS:CANCELLED');
  expect(text).toContain('SUMMARY:Cancelled: call (512) 555-0188');
});

test('answers 304 if nothing has changed', async () => {
  await book();
  const address = await path();
  const ETag = (await subscribe(address)).headers.get('ETag') ?? '';
  expect((await subscribe(address, { 'If-None-Match': `W/${ETag}` })).status).toBe(304);
  await book(1);
  expect((await subscribe(address, { 'If-None-Match': ETag })).status).toBe(200);
});

test('a new address invalidates the previous one, and neither is logged', async () => {
  const before = await path();
  const after = await path('POST');
  expect(after).not.toBe(before);
  expect((await subscribe(before)).status).toBe(404);
  expect((await subscribe(after)).status).toBe(200);
  const secret = after.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(JSON.stringify(logged)).not.toContain(secret);
  for (const wrong of ['', 'x', `${secret}x`, secret.slice(1), '%00', '../health']) {
    expect((await subscribe(`/api/calendar/${wrong}.ics`)).status).toBe(404);
  }
  vi.stubEnv('SESSION_SECRET', 'another secret of the tests, also 32 bytes');
  expect((await subscribe(after)).status).toBe(404);
});
