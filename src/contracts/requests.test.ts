import { expect, test } from 'vitest';
import { fieldErrors } from './failure.ts';
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

test('missing fields get the messages of the form', () => {
  const { error } = bookingRequest.safeParse({});
  expect(error && fieldErrors(error)).toEqual({
    phone: ['Phone number must be at least 10 digits'],
    date: ['Please select a date'],
    timeSlot: ['Please select a time slot'],
  });
});

const short = 'Phone number must be at least 10 digits';
const invalid = 'Phone number can only contain digits, spaces, and ()- characters';
const noDate = 'Please select a date';

test.each<[field: string, values: readonly unknown[], messages: string[] | undefined]>([
  ['phone', ['555-0142', '   123456789   ', '----------', '', 5125550142, null], [short]],
  ['phone', ['512 555 0142 ext. 3', '512.555.0142', '٥١٢٥٥٥٠١٤٢', '512\t555\t0142'], [invalid]],
  ['phone', ['call me'], [short, invalid]],
  ['phone', ['+44 20 7946 0958', '5125550142', '(512) 555-0142', good.phone], undefined],
  ['date', ['2027-02-29', '2027-13-01', '2027-3-5', '0000-01-01', 'soon', ''], [noDate]],
  ['date', ['2027-03-15T09:00'], [noDate]],
  ['timeSlot', ['9:00', '9 AM', '', 9], ['Please select a time slot']],
])('%s %j: %j', (field, values, messages) => {
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

test.each(['/', '/services', '/freight-billing-desk', '/blog/a-post', '/signal-board/%C3%BCber'])(
  '%s may be a public page',
  (path) => expect(messageOf(path)).toBeUndefined(),
);

test.each([
  '',
  'services',
  '/admin-dashboard/post',
  '/No Where',
  '/blog/',
  '/blog/a/b',
  '/blog/%',
  '/blog/%00',
  '/blog/a?b',
  `/blog/${'a'.repeat(301)}`,
  7,
  null,
])('%j is not one', (path) => {
  expect(messageOf(path)).toBe('Please name a public page');
});

test('a slug is decoded', () => {
  expect(postOf('/blog/%C3%BCber')).toEqual({ board: 'blog', slug: 'über' });
});
