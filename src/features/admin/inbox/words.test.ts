import { expect, test } from 'vitest';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { countWords, replyHref, saidIn, telHref, withoutMarks } from './words.ts';

const item = {
  ...{ name: 'Ada Park', email: 'ada+work@park.example', createdAt: '2027-03-14T15:00:00Z' },
  message: 'One line,\nanother & more.',
} as InboxDetail;

test('the line counts what the server has, not the page that is loaded', () => {
  expect(countWords({ items: 137, unread: 21 }, {})).toBe('137 items, 21 unread');
  expect(countWords({ items: 1, unread: 0 }, { search: 'ada' })).toBe('1 item for “ada”');
});

test('a reply quotes what was written, and only as much as an address can hold', () => {
  const { pathname, searchParams } = new URL(replyHref(item));
  expect(pathname).toBe('ada%2Bwork@park.example');
  expect(searchParams.get('subject')).toBe('Your message to Freehand');
  const body = searchParams.get('body') ?? '';
  expect(body).toContain('Hello Ada Park,\r\n');
  expect(body).toContain(
    'On Mar 14, 2027, 10:00 AM CDT, you wrote:\r\n> One line,\r\n> another & more.',
  );
  expect(replyHref({ ...item, message: 'x '.repeat(10_000) }).length).toBeLessThan(2100);
});

test('a number is dialled without what sets its digits apart', () => {
  expect(telHref('+1 (512) 555-0177')).toBe('tel:+15125550177');
});

test('a conversation that came along as text falls into its parts', () => {
  expect(saidIn('Visitor: Hello\n\nsecond line\n\nAstro: Hi.\n\nVisitor: Bye')).toEqual([
    { from: 'visitor', text: 'Hello\n\nsecond line' },
    { from: 'assistant', text: 'Hi.' },
    { from: 'visitor', text: 'Bye' },
  ]);
});

test('what the assistant said reads without its marks', () => {
  expect(withoutMarks('**Yes**, see [Services](/services).')).toBe('Yes, see Services.');
});
