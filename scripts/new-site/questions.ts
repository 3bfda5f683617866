interface Question {
  readonly id: string;
  readonly text: string;
  /** The answer to a bare Enter. */
  readonly suggest: (before: { country?: string }) => string;
  /** Why an answer cannot be used. */
  readonly problem?: (answer: string) => string | undefined;
}

const always = (answer: string) => () => answer;
const isHour = (answer: string) =>
  /^([01]\d|2[0-3]):00$/.test(answer) ? undefined : 'Please give a full hour, such as 09:00.';

const list = [
  { id: 'name', text: 'What is the agency called?', suggest: always('Our Agency') },
  {
    id: 'mail',
    text: 'Which email address reaches it?',
    suggest: always('hello@agency.example'),
    problem: (answer) =>
      /^\S+@\S+\.\S+$/.test(answer) ? undefined : 'This is not an email address.',
  },
  {
    id: 'phone',
    text: 'Its telephone number, with + and the country code?',
    suggest: always('+1 303 555 0199'),
    problem: (answer) =>
      /^\+[\d ()-]{7,}$/.test(answer) ? undefined : 'Please begin with + and the country code.',
  },
  { id: 'street', text: 'Street and number?', suggest: always('1 Main Street') },
  { id: 'postal-code', text: 'Postal code?', suggest: always('80202') },
  { id: 'city', text: 'City?', suggest: always('Denver') },
  {
    id: 'country',
    text: 'Country, as two letters?',
    suggest: always('US'),
    problem: (answer) => failure(() => new Intl.DisplayNames('en', { type: 'region' }).of(answer)),
  },
  {
    id: 'zone',
    text: 'Time zone?',
    suggest: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    problem: (answer) => failure(() => new Intl.DateTimeFormat('en', { timeZone: answer })),
  },
  {
    id: 'locale',
    text: 'How are dates and numbers written (a locale)?',
    suggest: ({ country = 'US' }) => `en-${country}`,
    problem: (answer) => failure(() => Intl.getCanonicalLocales(answer)),
  },
  {
    id: 'currency',
    text: 'Currency, as three letters?',
    suggest: always('USD'),
    problem: (answer) =>
      Intl.supportedValuesOf('currency').includes(answer) ? undefined : 'No such currency.',
  },
  { id: 'opens', text: 'When does the day begin?', suggest: always('09:00'), problem: isHour },
  { id: 'closes', text: 'And when does it end?', suggest: always('17:00'), problem: isHour },
] as const satisfies readonly Question[];

export type Answers = Record<(typeof list)[number]['id'], string>;

/** What a new owner is asked, in this order. */
export const questions: readonly (Question & { readonly id: keyof Answers })[] = list;

function failure(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
