/** Trouble of a client with what we did for them: how it is told, and what is answered. It never gets a pitch. */
import { trouble } from '#src/content/questions/statements.data.ts';
import { statementFact } from './facts/answers.ts';
import { isWork } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { isSentence } from './phrasing.ts';
import { mostAlike, type Said } from './say.ts';
import { sentencesOf } from './split.ts';
import { amissWords, dispute, meanwhile, onlyOurs, ourThings, wondering } from './trouble-patterns.ts';
import { findAlone, messageKindOf } from './understand.ts';

/** Whether a client reports that something we built, billed or opened is not as it should be, as it may sound. */
export function tellsOfTrouble(text: string, isLikeTrouble = false): boolean {
  if (wondering.test(text)) return false;
  const broken = amissWords.exec(text);
  const mentioned = ourThings.exec(text);
  const isOurs = broken !== null && mentioned !== null && mentioned.index <= broken.index;
  return isLikeTrouble || isOurs || dispute.test(text);
}

/** Likelihood of an automation from which a client without anything of ours tells of work, not of trouble. */
const WORK = 0.25;

export function isInTrouble(knowledge: Knowledge, message: string): boolean {
  const sentences = sentencesOf(message);
  const isLike = (text: string) => isSentence(text) && messageKindOf(knowledge, text) === 'trouble';
  // Whoever begins with a question may tell of it after that.
  const told = [message, ...sentences.map((_, at) => sentences.slice(at).join(' '))];
  if (!told.some((text) => tellsOfTrouble(text, [text, ...sentencesOf(text)].some(isLike)))) return false;
  const [work] = findAlone(knowledge, message);
  return onlyOurs.test(message) || !work || !isWork(work.fact) || work.likely < WORK;
}

/**
 * Whom to call and what to do meanwhile: everything at first, then what fits.
 *
 * @param told the message in which the client told of it, which may be this one
 */
export function sayTrouble(message: string, told: string): Said {
  const { passages = [], ...fact } = statementFact(trouble);
  const fitting = message === told || meanwhile.test(message) ? [] : mostAlike(passages, message);
  const everything = fitting.length > 0 ? fitting : passages;
  const said = dispute.test(told) ? [] : everything;
  const text = [fact.lead, ...said.map(({ text }) => text)].join(' ');
  return { text, facts: [fact], link: fact.link };
}
