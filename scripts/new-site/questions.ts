type Question = readonly [
  id: string,
  text: string,
  /** The answer to a bare Enter, which may depend on the country. */
  suggestion: string | ((country: string) => string),
  /** Why an answer cannot be used. */
  problem?: (answer: string) => string | undefined,
];

const matches = (pattern: RegExp, problem: string) => (answer: string) => (pattern.test(answer) ? undefined : problem);
const isHour = matches(/^([01]\d|2[0-3]):00$/, 'Please give a full hour, such as 09:00.');
const isMail = matches(/^\S+@\S+\.\S+$/, 'This is not an email address.');
const isPhone = matches(/^\+[\d ()-]{7,}$/, 'Please begin with + and the country code.');
/** What Intl does not know is none. */
const isKnown = (attempt: (answer: string) => unknown) => (answer: string) => {
  try {
    attempt(answer);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const isCountry = isKnown((code) => new Intl.DisplayNames('en', { type: 'region' }).of(code));
const isZone = isKnown((timeZone) => new Intl.DateTimeFormat('en', { timeZone }));
const isLocale = isKnown((locale) => Intl.getCanonicalLocales(locale));
const isCurrency = (answer: string) =>
  Intl.supportedValuesOf('currency').includes(answer) ? undefined : 'No such currency.';
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** What a new owner is asked, in this order. */
export const ownerQuestions = [
  ['name', 'What is the agency called?', 'Our Agency'],
  ['mail', 'Which email address reaches it?', 'hello@agency.example', isMail],
  ['phone', 'Its telephone number, with + and the country code?', '+1 303 555 0199', isPhone],
  ['street', 'Street and number?', '1 Main Street'],
  ['postal-code', 'Postal code?', '80202'],
  ['city', 'City?', 'Denver'],
  ['country', 'Country, as two letters?', 'US', isCountry],
  ['zone', 'Time zone?', timeZone, isZone],
  ['locale', 'The locale of dates and numbers?', (country: string) => `en-${country}`, isLocale],
  ['currency', 'Currency, as three letters?', 'USD', isCurrency],
  ['opens', 'When does the day begin?', '09:00', isHour],
  ['closes', 'And when does it end?', '17:00', isHour],
] as const satisfies readonly Question[];

export type OwnerAnswers = Record<(typeof ownerQuestions)[number][0], string>;
