/** The frame of the privacy policy, the terms of service and the page about trust; their text is content. */
import type { Parts, Wrap } from '../parts.ts';

export const version = (number: string) => `Version ${number}`;
/** @param date since when it applies */
export const effective = <T>(date: T): Parts<T> => ['Effective ', date];

/** The list of clauses. */
export const contents = 'Contents';
/** Said before the summary of a clause, which stands beside it. */
export const inPlainWords = 'In plain words:';

/** @param phone a link that shows the number */
export const questionAboutPage = <T>(contact: Wrap<T>, phone: T): Parts<T> => [
  'A question about this page? ',
  contact('Write to us'),
  ', or call ',
  phone,
  '.',
];
