export const webAddresses = ['https://example.com/a?b=c#d', 'HTTP://example.com', 'https://пример.рф/путь'];

/** Neither addresses of the web nor of this site. */
export const noAddresses = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com',
  'example.com',
  '//evil.example/x',
  '/\\evil.example',
  'https://',
  'pictures/desk.webp',
  7,
];

/** Dates of publishing as typed, and the moments that they mean. */
export const publishDates: [typed: string, instant: string][] = [
  ['2027-03-14T10:00:00.123Z', '2027-03-14T10:00:00.123Z'],
  ['2027-03-14T10:00Z', '2027-03-14T10:00:00.000Z'],
  ['2027-03-14T10:00:00-05:00', '2027-03-14T15:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
];

export const noDates = [
  'tomorrow',
  '2027-02-29',
  '2027-03-14T25:00Z',
  '2027-03-14T10:00:00',
  '0000-01-01',
  '9999-12-31T23:59-14:00',
  1_800_000_000_000,
  true,
  {},
];
