import { expect, test } from 'vitest';
import { contactReceipt } from './contact-receipt.ts';

const sent = new Date('2027-03-08T15:00:00Z');
const lead = { name: 'Ada Park', message: '\nWe type invoices twice.\nEvery Friday.', id: 17 };

test('names the sender, the first line of the message, the answer and the number', () => {
  expect(contactReceipt(lead, sent)).toEqual([
    ['From', 'Ada Park'],
    ['Task', 'We type invoices twice.'],
    ['Answer by', 'Wednesday, March 10, 2027 at 5:00 PM CST'],
    ['Reference', 'No. 17'],
  ]);
});

test('a long line is shortened, and without a number there is no reference', () => {
  const [, [, task] = [], ...rest] = contactReceipt(
    { name: 'Ada', message: 'We copy orders '.repeat(20) },
    sent,
  );
  expect(task).toMatch(/^We copy orders .*…$/);
  expect(task?.length).toBeLessThanOrEqual(91);
  expect(rest.map(([label]) => label)).toEqual(['Answer by']);
});
