import { expect, test } from 'vitest';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { inboxCountWords, eventWords, replyHref } from './words.ts';

const item = {
  name: 'Ada Park',
  email: 'ada+work@park.example',
  createdAt: '2027-03-14T15:00:00Z',
  kind: 'lead',
  message: 'One line,\nanother & more.',
} as InboxDetail;

test('a reply quotes the message, but only as much as fits a URL', () => {
  const { pathname, searchParams } = new URL(replyHref(item));
  expect(pathname).toBe('ada%2Bwork@park.example');
  expect(searchParams.get('subject')).toBe('Your message to Freehand');
  const body = searchParams.get('body') ?? '';
  expect(body).toContain('Hello Ada Park,\r\n');
  expect(body).toContain('On Mar 14, 2027, 10:00 AM CDT, you wrote:\r\n> One line,\r\n> another & more.');
  expect(replyHref({ ...item, message: 'x '.repeat(10_000) }).length).toBeLessThan(2100);
});

test('words from right to left do not pull the numbers and dates behind them to their other side', () => {
  expect(inboxCountWords({ items: 2, unread: 1 }, { search: 'דנה' })).toBe('2 items for “\u2068דנה\u2069”, 1 unread');
  const assigned = { action: 'inbox.assigned', to: 'سارا', by: 'dana', createdAt: '2027-03-14T15:00:00Z' };
  expect(eventWords(assigned)).toBe('assigned it to \u2068سارا\u2069');
});

test.each([
  [{ items: 1, unread: 0 }, {}, '1 item'],
  [{ items: 10_000, unread: 3 }, {}, '10000 items, 3 unread'],
  [{ items: 10_000, unread: 3 }, { tag: 'Monday' }, '10000 items or more'],
])('%j of the filter %j are "%s"', (counts, filter, words) => expect(inboxCountWords(counts, filter)).toBe(words));
