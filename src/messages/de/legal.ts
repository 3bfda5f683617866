/** The frame of the privacy policy, the terms of service and the page about trust; their text is content. */
import type { Parts, Wrap } from '../parts.ts';

export const version = (number: string) => `Fassung ${number}`;
/** @param date since when it applies */
export const effective = <T>(date: T): Parts<T> => ['Gültig ab ', date];

/** The list of clauses. */
export const contents = 'Inhalt';
/** Said before the summary of a clause, which stands beside it. */
export const inPlainWords = 'In einfachen Worten:';

/** @param phone a link that shows the number */
export const questionAboutPage = <T>(contact: Wrap<T>, phone: T): Parts<T> => [
  'Haben Sie eine Frage zu dieser Seite? ',
  contact('Schreiben Sie uns'),
  ', oder rufen Sie an: ',
  phone,
  '.',
];
