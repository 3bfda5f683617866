/** How sentences of the site hang together, for those that are shown alone. */
import { pattern } from './pattern.ts';

const leaning = (...more: string[]) =>
  pattern(
    String.raw`^(?:(?:${[
      'ihr|ihre|ihnen|(?:dies|diese[rsmn]?)(?! (?:website|seite|bedingungen|erklärung))|dann|dort|so|aber|und|oder|doch|auch|beide|weder|sonst|dabei|dafür|damit|danach|davon|dazu|darin|daran|deshalb|trotzdem|außerdem',
      'stattdessen|bis dahin|in diesem fall|(?:der|die|das) (?:erste|zweite|dritte|letzte|andere|gleiche|übrige)',
      ...more,
    ].join('|')})(?!\p{L})|\{)`,
  );

/** How a sentence begins that says nothing without the one before it, and what does so below a heading too. */
export const LEANING = leaning('es|er|sie(?! (?:können|bekommen|haben|zahlen|erhalten|sehen|brauchen))|seine|das');
export const LEANING_ANYWHERE = leaning();

/** A sentence of one word or so, which only announces the next. */
export const ANNOUNCING = /^(?:ja|nein)(?!\p{L})[^.]{0,30}\.$/iu;

/** The marks around a quotation. */
export const [OPENS, CLOSES] = ['„', '“'] as const;

/** An answer to a question of a page, which needs the question. */
export const SHORT_ANSWER = /^(?:ja|nein|sehr wahrscheinlich|wahrscheinlich|fast|das kommt darauf an)(?!\p{L})/iu;

/** How long something takes. */
export const SPAN = pattern(String.raw`\b\d+(?:[-–]\d+)?\s(?:Tage?n?|Wochen?|Monate?n?)\b`);

/** What the visitor's figures are of: a day, a year. */
export const A_DAY = pattern(String.raw`\b(?:tag|tage|täglich|am tag)\b`);
export const A_YEAR = pattern(String.raw`\b(?:jahre?n?|jährlich)\b`);
