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

test.each(['555-0142', '   123456789   ', '----------', '', 5125550142, null])(
  '%j is too short',
  (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: ['Phone number must be at least 10 digits'] });
  },
);

test.each(['512 555 0142 ext. 3', '512.555.0142', '٥١٢٥٥٥٠١٤٢', '512\t555\t0142'])(
  '%j contains invalid characters',
  (phone) => {
    expect(errorsOf({ phone })).toEqual({
      phone: ['Phone number can only contain digits, spaces, and ()- characters'],
    });
  },
);

test('a number that is invalid in two ways gets both messages', () => {
  expect(errorsOf({ phone: 'call me' })).toEqual({
    phone: [
      'Phone number must be at least 10 digits',
      'Phone number can only contain digits, spaces, and ()- characters',
    ],
  });
});

test.each(['+44 20 7946 0958', '5125550142', '(512) 555-0142', '+1 (512) 555-0142'])(
  '%j is a number',
  (phone) => expect(errorsOf({ phone })).toEqual({}),
);

test.each(['2027-02-29', '2027-13-01', '2027-3-5', '0000-01-01', '2027-03-15T09:00', 'soon', ''])(
  '%j is not a date',
  (date) => {
    expect(errorsOf({ date })).toEqual({ date: ['Please select a date'] });
    expect(slotQuery.safeParse({ date }).success).toBe(false);
  },
);

test.each(['9:00', '9 AM', '', 9])('%j is not a slot', (timeSlot) => {
  expect(errorsOf({ timeSlot })).toEqual({ timeSlot: ['Please select a time slot'] });
});
