import { tradePhrases } from '#src/content/language.ts';
import { fold, saysNothing } from './fold.ts';
import { conversationWords, talkWords } from './words.ts';

/** Maximum words of a name, and of a phrase such as 'I run …'. */
const MOST_IN_A_NAME = 5;
const MOST_IN_A_PHRASE = 8;

/** The part before a place, size or customer: 'dental clinics' of 'dental clinics in Ohio'. Undefined without one. */
export function beforePreposition(text: string): string | undefined {
  const [before, after] = text.split(tradePhrases.beforePlaces);
  return after === undefined ? undefined : before;
}

/** Whether several things are named: 'plumber and electrician'. */
export function isList(text: string): boolean {
  return tradePhrases.ofLists.test(text);
}

/** Whether somebody writes about their own company, in a phrase or a whole text. */
export function isFirstPerson(text: string): boolean {
  return tradePhrases.firstPerson.test(text);
}

/** Whether the text is too long for a name, and not addressed to us: 'Guards for malls and construction sites'. */
export function isWholeSentence(text: string): boolean {
  const [first = ''] = clausesOf(text);
  return wordsIn(text) > MOST_IN_A_NAME && !tradePhrases.toUs.test(text) && !isSmallTalk(first);
}

/** The parts of a description that may say what the company does. */
export function toldIn(text: string): string[] {
  return clausesOf(text).filter((clause) => !hasAny(clause, talkWords));
}

/** Whether the text names a company instead of describing what it does: 'I run a vegan bakery in Dallas'. */
export function isNaming(text: string): boolean {
  return wordsIn(text) <= MOST_IN_A_PHRASE && (!isFirstPerson(text) || tradePhrases.naming.test(text));
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

export function isSmallTalk(text: string): boolean {
  return hasAny(text, conversationWords);
}

function hasAny(text: string, words: ReadonlySet<string>): boolean {
  return /[<>{}=\\`]/.test(text) || fold(text).some((word) => words.has(word));
}

function clausesOf(text: string): string[] {
  return text.split(tradePhrases.betweenClauses);
}

/** The trade as a heading: 'I run a mobile dog grooming company' gives 'Mobile dog grooming'. */
export function asHeading(text: string): string {
  const words = text.trim().split(/\s+/);
  const says = words.map((word) => !fold(word).every(saysNothing));
  const kept = words.slice(says.indexOf(true), says.lastIndexOf(true) + 1).join(' ');
  const trade = kept.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return trade.charAt(0).toUpperCase() + trade.slice(1);
}
