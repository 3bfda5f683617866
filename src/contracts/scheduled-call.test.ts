import { expect, test } from 'vitest';
import { fieldErrors } from './failure.ts';
import { bookingRequest, slotQuery } from './scheduled-call.ts';

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
