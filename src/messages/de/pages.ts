/** Pages that say what is missing, the case study, and what single pages need. */
import type { Parts, Wrap } from '../parts.ts';

/** The home page, as the first of the places that lead to a page. */
export const home = 'Startseite';

export const backToHome = 'Zur Startseite';
export const viewProjects = 'Projekte ansehen';

/* No page has this address. */
export const notFound = 'Seite nicht gefunden';
export const notFoundDescription = 'Unter dieser Adresse gibt es keine Seite.';
export const missingSomething = <T>(contact: Wrap<T>): Parts<T> => [
  'Suchen Sie etwas, das Sie hier gesehen haben? ',
  contact('Fragen Sie uns'),
];
/** Said before the address on the sheet. */
export const addressAskedFor = 'Die aufgerufene Adresse:';

/* The page cannot be shown now. */
export const unavailable = 'Gleich wieder da';
export const unavailableReason =
  'Wir erreichen unsere Datenbank gerade nicht. Bitte versuchen Sie es gleich noch einmal.';
export const failed = 'Etwas ist schiefgegangen';
export const failedReason = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.';
export const tryAgain = 'Erneut versuchen';
export const tooManyRequests = 'Zu viele Anfragen';

/* The page is still being written. */
export const needToKnowNow = <T>(contact: Wrap<T>): Parts<T> => [
  'Möchten Sie es jetzt schon wissen? ',
  contact('Fragen Sie uns'),
];

/* The case study. */
export const caseStudy = 'Fallstudie';
export const client = 'Kunde';
export const teamSize = 'Teamgröße';
/** The software that was there, and what was built with. */
export const software = 'Werkzeuge';
export const problem = 'Das Problem';
export const solution = 'Die Lösung';
export const results = 'Ergebnisse';
export const nextSteps = 'Nächste Schritte';
