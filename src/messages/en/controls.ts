/** Words of parts that stand on many pages and are loaded when they are needed: dialogs, windows, carousels. */
import type { Parts } from '../parts.ts';

export const close = 'Close';

/** What a screen reader calls a looping row of slides. */
export const carousel = 'carousel';
export const previous = 'Previous';
export const next = 'Next';
export const slides = 'Slides';
/** The slides in view. @param place e.g. '1–3' */
export const placeOf = (place: string, total: string) => `${place} of ${total}`;
export const goToSlide = (number: number) => `Go to slide ${number}`;

export const somethingWentWrong = 'Something went wrong here.';
export const tryAgain = 'Try again';
export const reloadIfNoHelp = 'If that doesn’t help, reload the page.';
/** @param phone and email: links that show a number and an address */
export const typedIsKept = <T>(phone: T, email: T): Parts<T> => [
  'What you typed is kept. You can try again, call ',
  phone,
  ' or write to ',
  email,
  '.',
];

export const thereIsAProblem = 'There is a problem';
