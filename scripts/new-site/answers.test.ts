import { expect, test } from 'vitest';
import { answersOf, flagsOf } from './answers.ts';
import { countriesBy, zonesBy } from './countries.data.ts';
import { proposedZone } from './known.ts';

/** OwnerAnswers in turn, with nothing once they are used up. */
function typing(...typed: string[]) {
  const shown: string[] = [];
  return { shown, ask: async (question: string) => (shown.push(question), typed.shift() ?? '') };
}

test('a wrong answer is asked for again, and what was answered before it stays', async () => {
  const { shown, ask } = typing(
    ...['Nordlicht', 'nobody', 'hallo@nordlicht.de', 'de_XX', 'xx-DE', 'de_de', '', 'berlin', '', 'DEM', ''],
    ...['030 123', '+49 30 123456', '', '1011', '10115', '10115', 'Berlin', '8:30', '8', '7', '18:00'],
  );
  expect(await answersOf({}, ask)).toMatchObject({
    name: 'Nordlicht',
    mail: 'hallo@nordlicht.de',
    locale: 'de-DE',
    country: 'DE',
    zone: 'Europe/Berlin',
    currency: 'EUR',
    phone: '+49 30 123456',
    opens: '08:00',
    closes: '18:00',
  });
  const said = shown.flatMap((question) => question.split('\n').slice(0, -1));
  expect(said).toEqual([
    'This is not an email address.',
    expect.stringContaining('There is no country XX.'),
    expect.stringContaining('Nothing is known of the language xx.'),
    'No such time zone. Did you mean Europe/Berlin?',
    expect.stringContaining('No such currency.'),
    expect.stringContaining('begin with +'),
    'A postal code of DE has five digits, such as 10115.',
    'The name of a city has letters.',
    expect.stringContaining('a full hour'),
    'The day has to end after 08:00.',
  ]);
});

test.each([
  ['pt-PT', 'PT', 'Europe/Lisbon', 'EUR'],
  ['en-AU', 'AU', 'Australia/Sydney', 'AUD'],
  ['hi-IN', 'IN', 'Asia/Kolkata', 'INR'],
  ['de', 'DE', 'Europe/Berlin', 'EUR'],
])('%s proposes %s, %s and %s', async (locale, country, zone, currency) => {
  expect(await answersOf({ locale }, undefined)).toMatchObject({ country, zone, currency });
});

test.each([
  ['DE', 'de-DE'],
  ['ch', 'de-CH'],
  ['US', 'en-US'],
  // A language that the engine does not speak.
  ['PT', 'en-PT'],
])('country %s proposes %s', async (country, locale) => {
  expect(await answersOf({ country }, undefined)).toMatchObject({ locale });
});

test('flags are checked together, before anything is asked', async () => {
  const { shown, ask } = typing();
  const wrong = { zone: 'Mars/Base', country: 'Germany', currency: 'usd', opens: '9', closes: '08:00' };
  await expect(answersOf(wrong, ask)).rejects.toThrow(
    /^--country Germany: .*DE\.\n--zone Mars\/Base: No such time zone.*\n--closes 08:00: .*after 09:00\.$/,
  );
  expect(shown).toEqual([]);
  await expect(answersOf({ zone: '+01:00' }, undefined)).rejects.toThrow('No such time zone');
  await expect(answersOf({ name: ' ' }, undefined)).rejects.toThrow('--name: Its answer is missing.');
  expect(await answersOf({ country: 'uk', opens: '18:00' }, undefined)).toMatchObject({
    country: 'GB',
    locale: 'en-GB',
    closes: '23:00',
  });
});

test.each([
  ['de-DE', '1010', 'DE has five digits'],
  ['de-DE', '10115-1234', 'DE has five digits'],
  ['de-AT', '10115', 'AT has four digits'],
  ['de-CH', '0123', 'CH has four digits'],
  ['en-US', '8020', 'US has five digits'],
])('in %s, %s is no postal code', async (locale, code, why) => {
  await expect(answersOf({ locale, 'postal-code': code }, undefined)).rejects.toThrow(why);
});

test.each([
  ['de-DE', '10115', 'Berlin', 'Musterstraße 1'],
  ['de-AT', '1010', 'Wien', 'Musterstraße 1'],
  ['de-CH', '8001', 'Zürich', 'Musterstrasse 1'],
])('what %s proposes is an address of its country', async (locale, code, city, street) => {
  expect(await answersOf({ locale }, undefined)).toMatchObject({ 'postal-code': code, city, street });
});

test.each([[['--nme', 'X']], [['Northlight']], [['--name']]])('%s is answered with how flags are written', (args) => {
  expect(() => flagsOf(args)).toThrow('--help');
});

test('every country of Intl has money and a zone', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const listed = Object.values(countriesBy).flatMap((countries) => countries.split(' '));
  expect(new Set(listed).size).toBe(listed.length);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const lived = letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => names.of(code) && new Intl.Locale(`und-${code}`).region === code)
    .filter((code) => !NOBODY.includes(code));
  expect(lived.filter((code) => !listed.includes(code))).toEqual([]);
  expect(listed.filter((code) => !names.of(code))).toEqual([]);
  const zones = [...listed.map(proposedZone), ...Object.values(zonesBy)];
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  const known = Intl.supportedValuesOf('currency');
  expect(Object.keys(countriesBy).filter((currency) => !known.includes(currency))).toEqual([]);
});

/** Unions, parts of countries, and places where no agency has its seat. */
const NOBODY = 'AC AQ BV CP CQ DG EA EU EZ HM IC QO TA UN XA XB ZZ'.split(' ');
