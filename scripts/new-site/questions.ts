import { emailAddress } from '#src/contracts/text.ts';
import { PlainError } from '#server/plain-error.ts';
import {
  languageIn,
  proposedCountry,
  proposedCurrency,
  proposedLocale,
  proposedZone,
  readCountry,
  readCurrency,
  readLocale,
  readZone,
} from './known.ts';

const ids = [
  ...(['name', 'mail', 'locale', 'country', 'zone', 'currency'] as const),
  ...(['phone', 'street', 'postal-code', 'city', 'opens', 'closes'] as const),
] as const;

type Id = (typeof ids)[number];
export type OwnerAnswers = Record<Id, string>;

/** One thing that a new owner is asked, and the flag that answers it. */
export interface SiteQuestion {
  id: Id;
  text: string;
  /** The answer to a bare Enter, by what has been answered before. */
  proposed: (given: Partial<OwnerAnswers>) => string;
  /** What it proposes, by language or country, is of nobody. */
  madeUp?: Readonly<Record<string, string>>;
  /** The answer as the content has it. @throws {PlainError} that says how it has to be, where it cannot be used */
  read?: (typed: string, given: Partial<OwnerAnswers>) => string;
}

/** What is made up, for the country of the site or else in the language that it will speak. */
export function madeUpFor(texts: Readonly<Record<string, string>>, { locale, country }: Partial<OwnerAnswers>): string {
  return texts[country ?? ''] ?? texts[languageIn('messages', locale ?? proposedLocale(country))] ?? texts.en ?? '';
}

const madeUp = (texts: Readonly<Record<string, string>>) => ({
  madeUp: texts,
  proposed: (given: Partial<OwnerAnswers>) => madeUpFor(texts, given),
});

const inCountry = (propose: (country: string) => string) => (given: Partial<OwnerAnswers>) =>
  propose(given.country ?? proposedCountry(proposedLocale(undefined)));

/** What a new owner is asked, in this order: by the locale, the answers after it are proposed. */
export const ownerQuestions: readonly SiteQuestion[] = [
  { id: 'name', text: 'What is the agency called?', ...madeUp({ en: 'Our Agency', de: 'Unsere Agentur' }) },
  {
    id: 'mail',
    text: 'Which email address reaches it?',
    ...madeUp({ en: 'hello@agency.example', de: 'post@agentur.example' }),
    read: readMail,
  },
  {
    id: 'locale',
    text: 'The locale of dates and numbers?',
    proposed: ({ country }) => proposedLocale(country),
    read: readLocale,
  },
  {
    id: 'country',
    text: 'Country, as two letters?',
    proposed: ({ locale }) => proposedCountry(locale ?? proposedLocale(undefined)),
    read: readCountry,
  },
  { id: 'zone', text: 'Time zone?', proposed: inCountry(proposedZone), read: readZone },
  { id: 'currency', text: 'Currency, as three letters?', proposed: inCountry(proposedCurrency), read: readCurrency },
  {
    id: 'phone',
    text: 'Its telephone number, with + and the country code?',
    ...madeUp({ en: '+1 303 555 0199', de: '+49 30 23125 199' }),
    read: readPhone,
  },
  {
    id: 'street',
    text: 'Street and number?',
    ...madeUp({ en: '1 Main Street', de: 'Musterstraße 1', CH: 'Musterstrasse 1' }),
  },
  {
    id: 'postal-code',
    text: 'Postal code?',
    ...madeUp({ en: '80202', de: '10115', AT: '1010', CH: '8001', DE: '10115' }),
    read: readPostalCode,
  },
  {
    id: 'city',
    text: 'City?',
    ...madeUp({ en: 'Denver', de: 'Berlin', AT: 'Wien', CH: 'Zürich', DE: 'Berlin' }),
    read: readCity,
  },
  {
    id: 'opens',
    text: 'When does the day begin?',
    proposed: ({ closes = '24:00' }) => (closes > '09:00' ? '09:00' : '00:00'),
    read: (typed, { closes = '24:00' }) => {
      const hour = readHour(typed);
      if (hour >= closes) throw new PlainError(`The day has to begin before ${closes}.`);
      return hour;
    },
  },
  {
    id: 'closes',
    text: 'And when does it end?',
    proposed: ({ opens = '' }) => (opens < '17:00' ? '17:00' : '23:00'),
    read: (typed, { opens = '' }) => {
      const hour = readHour(typed);
      if (hour <= opens) throw new PlainError(`The day has to end after ${opens}.`);
      return hour;
    },
  },
];

function readMail(typed: string): string {
  const { data, error } = emailAddress('').safeParse(typed);
  if (error) throw new PlainError('This is not an email address.');
  return data;
}

function readPhone(typed: string): string {
  if (/^\+[\d ()-]{7,}$/.test(typed)) return typed;
  throw new PlainError('Please begin with + and the country code, such as +49 30 123456.');
}

/** Only where every code has the same number of digits, and what is made up has it too. */
function readPostalCode(typed: string, { country, locale }: Partial<OwnerAnswers>): string {
  // A flag is read before what follows from the locale is proposed.
  const code = country ?? (locale ? proposedCountry(locale) : '');
  const known = postalCodes[code];
  if (!known || known.pattern.test(typed)) return typed;
  throw new PlainError(`A postal code of ${code} has ${known.digits}.`);
}

const postalCodes: Readonly<Record<string, { readonly pattern: RegExp; readonly digits: string }>> = {
  AT: { pattern: /^[1-9]\d{3}$/, digits: 'four digits, such as 1010' },
  CH: { pattern: /^[1-9]\d{3}$/, digits: 'four digits, such as 8001' },
  DE: { pattern: /^\d{5}$/, digits: 'five digits, such as 10115' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, digits: 'five digits, such as 80202' },
};

function readCity(typed: string): string {
  if (/\p{Letter}/u.test(typed)) return typed;
  throw new PlainError('The name of a city has letters.');
}

/** '8', '8:00' and '08:00' are the same. */
function readHour(typed: string): string {
  const [, hour = '24'] = /^(\d{1,2})(?::00)?$/.exec(typed) ?? [];
  if (Number(hour) < 24) return `${hour.padStart(2, '0')}:00`;
  throw new PlainError(
    'Please give a full hour, such as 09:00. Half hours and a lunch break are set in the admin, under Settings.',
  );
}
