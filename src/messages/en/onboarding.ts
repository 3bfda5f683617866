/** The questionnaire at /start; its questions and suggestions are content. */
import type { Parts, Wrap } from '../parts.ts';

/** Names the list of what was answered so far. */
export const yourAnswers = 'Your answers';
export const step = (number: number, all: number) => `Step ${number} of ${all}`;
/** In place of the step, where the questions are answered. */
export const suggestionStep = 'Our suggestion';

export const back = 'Back';
export const onward = 'Continue';
/** In place of it, at the last question. */
export const getRecommendation = 'Get Recommendation';
export const startOver = 'Start over';

/* The suggestion. */
/** Leads to the price slip of the automation that fits. */
export const priceSlip = 'Its price slip';
export const getInTouch = 'Contact Us';
export const bookCall = 'Book a Call';
/** Before links to other pages. */
export const lookAroundFirst = 'Or look around first:';

/* Without scripts. */
export const wholeAtOnce = 'Scripts are off in your browser, so here’s the whole questionnaire at once.';
export const suggestions = 'What we suggest';
export const business = 'Business';
export const timeGoesTo = 'Your time goes to';
export const suggestion = 'Suggestion';
/** The row of all other answers. */
export const anythingElse = 'Anything else';
export const writeOrGoHome = <T>(contact: Wrap<T>, home: Wrap<T>): Parts<T> => [
  'Then ',
  contact('write to us'),
  ', or ',
  home('go back home'),
  '.',
];
