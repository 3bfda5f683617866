/** How sentences of the site hang together, for those that are shown alone. */

function leaning(...more: string[]): RegExp {
  const words = [
    'they|their|them|(?:this|that|these|those)(?! (?:site|page|website|terms|policy))|then|there|so|but|and|or|yet|still|also|both|neither|either|such|otherwise',
    'instead|after that|before that|until then|for that|in that case|the (?:first|second|third|last|other|same|rest)',
    ...more,
  ];
  return new RegExp(String.raw`^(?:(?:${words.join('|')})(?!\p{L})|\{)`, 'iu');
}

/** How a sentence begins that says nothing without the one before it, and what does so below a heading too. */
export const LEANING = leaning('it|its|he|his|she|her');
export const LEANING_ANYWHERE = leaning();

/** A sentence of one word or so, which only announces the next. */
export const ANNOUNCING = /^(?:yes|no)\b[^.]{0,30}\.$/i;

/** The marks around a quotation. */
export const [OPENS, CLOSES] = ['“', '”'] as const;

/** An answer to a question of a page, which needs the question. */
export const SHORT_ANSWER = /^(?:yes|no|very likely|probably|almost|it depends)(?!\p{L})/iu;

/** How long something takes. */
export const SPAN = /\b\d+(?:-\d+)? (?:day|week|month)s?\b/;

/** What the visitor's figures are of: a day, a year. */
export const A_DAY = /\b(?:day|daily)\b/i;
export const A_YEAR = /\b(?:years?|yearly|annual(?:ly)?)\b/i;
