import { expect, test } from 'vitest';
import { fieldErrors } from './failure.ts';
import { bookingFields, noPublicPages } from './requests-cases.data.ts';
import { bookingRequest, slotQuery } from './scheduled-call.ts';
import { readOutput } from './industry-analysis.ts';
import { pageView, postOf } from './view.ts';

const good = { phone: '+1 (512) 555-0142', date: '2027-03-15', timeSlot: '09:00' };

function errorsOf(changes: object) {
  const { error } = bookingRequest.safeParse({ ...good, ...changes });
  return error ? fieldErrors(error) : {};
}

test('a valid booking; unknown fields are dropped', () => {
  expect(bookingRequest.parse({ ...good, phone: `  ${good.phone} `, id: 7 })).toEqual(good);
});

test.each(bookingFields)('%s %j: %j', (field, values, messages) => {
  for (const value of values) {
    expect(errorsOf({ [field]: value })[field], String(value)).toEqual(messages);
    if (field === 'date') expect(slotQuery.safeParse({ date: value }).success).toBe(false);
  }
});

const figures = {
  estimated_employees_replaced: { min: 0.5, max: 1 },
  estimated_automation_cost_usd: { min: 2000, max: 4000 },
  estimated_savings_per_year_usd: { min: 10_000, max: 20_000 },
};
const result = { industry: 'Bakeries', automation_cases: ['Orders out of email'], ...figures };

test('an output is an error, or has all four figures', () => {
  expect(readOutput('{"status":"error","message":"No."}')).toEqual({
    status: 'error',
    message: 'No.',
  });
  expect(readOutput('{"status":"error"}')).toEqual({ status: 'error' });
  expect(readOutput(JSON.stringify(result))).toEqual(result);
  for (const name of ['automation_cases', ...Object.keys(figures)]) {
    expect(readOutput(JSON.stringify({ ...result, [name]: null }))).toBeUndefined();
  }
  for (const text of ['', 'no JSON', '7', 'null', '[]', '{}', '"text"']) {
    expect(readOutput(text)).toBeUndefined();
  }
});

const messageOf = (path: unknown) => pageView.safeParse({ path }).error?.issues[0]?.message;

test.each([
  '/',
  '/services',
  '/freight-billing-desk',
  '/slip/orders-out-of-email',
  '/blog/a-post',
  '/signal-board/%C3%BCber',
])('%s may be a public page', (path) => expect(messageOf(path)).toBeUndefined());

test.each(noPublicPages)('%j is not one', (path) => {
  expect(messageOf(path)).toBe('Please name a public page');
});

test('a slug is decoded', () => {
  expect(postOf('/blog/%C3%BCber')).toEqual({ board: 'blog', slug: 'über' });
});
