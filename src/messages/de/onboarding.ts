/** The questionnaire at /start; its questions and suggestions are content. */
import type { Parts, Wrap } from '../parts.ts';

/** Names the list of what was answered so far. */
export const yourAnswers = 'Ihre Antworten';
export const step = (number: number, all: number) => `Schritt ${number} von ${all}`;
/** In place of the step, where the questions are answered. */
export const suggestionStep = 'Unser Vorschlag';

export const back = 'Zurück';
export const onward = 'Weiter';
/** In place of it, at the last question. */
export const getRecommendation = 'Vorschlag ansehen';
export const startOver = 'Neu beginnen';

/* The suggestion. */
/** Leads to the price slip of the automation that fits. */
export const priceSlip = 'Der Preiszettel dazu';
export const getInTouch = 'Kontakt aufnehmen';
export const bookCall = 'Termin buchen';
/** Before links to other pages. */
export const lookAroundFirst = 'Oder sehen Sie sich erst um:';

/* Without scripts. */
export const wholeAtOnce =
  'Skripte sind in Ihrem Browser ausgeschaltet. Deshalb sehen Sie hier den ganzen Fragebogen auf einmal.';
export const suggestions = 'Was wir vorschlagen';
export const business = 'Unternehmen';
export const timeGoesTo = 'Das kostet Sie Zeit';
export const suggestion = 'Vorschlag';
/** The row of all other answers. */
export const anythingElse = 'Alles andere';
export const writeOrGoHome = <T>(contact: Wrap<T>, home: Wrap<T>): Parts<T> => [
  'Dann ',
  contact('schreiben Sie uns'),
  ', oder gehen Sie ',
  home('zurück zur Startseite'),
  '.',
];
