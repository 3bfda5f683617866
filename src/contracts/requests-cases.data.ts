const short = 'Phone number must be at least 10 digits';
const invalid = 'Phone number can only contain digits, spaces, and ()- characters';
const noDate = 'Please select a date';

/** Fields of a booking, values of each, and the messages that these get. */
export const bookingFields: [field: string, values: readonly unknown[], messages: string[] | undefined][] = [
  ['phone', ['555-0142', '   123456789   ', '----------', '', 5125550142, null, undefined], [short]],
  ['phone', ['512 555 0142 ext. 3', '512.555.0142', '٥١٢٥٥٥٠١٤٢', '512\t555\t0142'], [invalid]],
  ['phone', ['call me'], [short, invalid]],
  ['phone', ['+44 20 7946 0958', '5125550142', '(512) 555-0142', '+1 (512) 555-0142'], undefined],
  ['date', ['2027-02-29', '2027-13-01', '2027-3-5', '0000-01-01', 'soon', '', undefined], [noDate]],
  ['date', ['2027-03-15T09:00'], [noDate]],
  ['timeSlot', ['9:00', '9 AM', '', 9, undefined], ['Please select a time slot']],
];

/** What is no path of a public page. */
export const noPublicPages = [
  '',
  'services',
  '/admin-dashboard/post',
  '/No Where',
  '/blog/',
  '/slip/',
  '/slip/a/b',
  '/blog/a/b',
  '/blog/%',
  '/blog/%00',
  '/blog/a?b',
  `/blog/${'a'.repeat(301)}`,
  7,
  null,
];
