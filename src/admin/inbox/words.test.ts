import { expect, test } from 'vitest';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { inboxCountWords, eventWords, replyHref, replyText, withAnswer } from './words.ts';

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

test('a reply ends with the signature of who writes it, above what is quoted', () => {
  expect(replyText(item, 'Dana Reyes\nFreehand')).toMatch(
    /^Hello Ada Park,\n\n\n\nDana Reyes\nFreehand\n\n\nOn Mar 14, .+:\n> One/,
  );
});

/** A canned answer, and the reply it gives where the caret is (|). */
const inserted: [reply: string, answer: string, result: string][] = [
  ['|Hello Ada Park,\n\n> Hi', 'It is $300.', 'Hello Ada Park,\n\nIt is $300.|\n\n> Hi'],
  ['Hello Ada Park,\n\n|\n\nOn Mar 14', 'It is $300.', 'Hello Ada Park,\n\nIt is $300.|\n\nOn Mar 14'],
  ['|Hello Ada Park,\n\n> Hi', 'Hi Ada!\n\nIt is $300.', 'Hi Ada!\n\nIt is $300.|\n\n> Hi'],
  ['Hello Ada Park,\n\n|> Hi', 'Liebe Ada,\nes sind 300 $.', 'Liebe Ada,\nes sind 300 $.|\n\n> Hi'],
  ['Hello Ada Park,\n\nYes.\n|> Hi', 'Hi Ada,\n\nmore', 'Hello Ada Park,\n\nYes.\nHi Ada,\n\nmore|> Hi'],
  ['|', 'It is $300.', 'It is $300.|'],
];

test.each(inserted)('in %j the answer %j gives one greeting', (reply, answer, result) => {
  const { text, caret } = withAnswer(reply.replace('|', ''), answer, reply.indexOf('|'));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(result);
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
