/** Words of parts that stand on many pages and are loaded when they are needed: dialogs, windows, carousels. */
import type { Parts } from '../parts.ts';

export const close = 'Schließen';

/** What a screen reader calls a looping row of slides. */
export const carousel = 'Karussell';
export const previous = 'Zurück';
export const next = 'Weiter';
export const slides = 'Bilder';
/** The slides in view. @param place e.g. '1–3' */
export const placeOf = (place: string, total: string) => `${place} von ${total}`;
export const goToSlide = (number: number) => `Zu Bild ${number}`;

export const somethingWentWrong = 'Hier ist etwas schiefgegangen.';
export const tryAgain = 'Erneut versuchen';
export const reloadIfNoHelp = 'Wenn das nicht hilft, laden Sie die Seite neu.';
/** @param phone and email: links that show a number and an address */
export const typedIsKept = <T>(phone: T, email: T): Parts<T> => [
  'Ihre Eingaben bleiben erhalten. Versuchen Sie es noch einmal, rufen Sie uns an (',
  phone,
  '), oder schreiben Sie an ',
  email,
  '.',
];

export const thereIsAProblem = 'Bitte prüfen Sie Ihre Angaben';
