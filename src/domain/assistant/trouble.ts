/** Trouble of a client with what we did for them: how it is told, and what is answered. It never gets a pitch. */
import { troubles } from '#src/content/language.ts';
import { crisis, emergency } from '#src/content/questions/small-talk.data.ts';
import { trouble } from '#src/content/questions/statements.data.ts';
import type { Statement } from '#src/contracts/content/statement.ts';
import type { Passage } from './fact.ts';
import { statementFact } from './facts/answers.ts';
import { isWork } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { isRequest, isSentence } from './phrasing.ts';
import type { Said } from './say.ts';
import { sentencesOf } from './split.ts';
import { findAlone, messageKindOf } from './understand.ts';
import { termsOf, wordsOf } from './words/normalize.ts';

const {
  amissWords,
  buying,
  despair,
  dispute,
  fearing,
  meanwhile,
  meanwhileWord,
  onlyOurs,
  ourThings,
  supposing,
  wondering,
} = troubles;

/** Whether a client reports that something we built, billed or opened is not as it should be, as it may sound. */
export function tellsOfTrouble(text: string, isLikeTrouble = false): boolean {
  if (wondering.test(text) || fearing.test(text)) return false;
  const broken = amissWords.exec(text);
  const mentioned = ourThings.exec(text);
  const isOurs = broken !== null && mentioned !== null && mentioned.index <= broken.index;
  return isLikeTrouble || isOurs || dispute.test(text);
}

/** What is said to somebody in despair or in an emergency, whatever else they say. */
export function sayInDanger(message: string): Said | undefined {
  if (despair.test(message)) return alone(crisis);
  const found = troubles.emergency.exec(message);
  return found && !supposing.test(message.slice(0, found.index)) ? alone(emergency) : undefined;
}

function alone(statement: Statement): Said {
  return { text: statement.answer, facts: [statementFact(statement)], link: undefined };
}

/** Likelihood of an automation from which a client without anything of ours tells of work, not of trouble. */
const WORK = 0.25;

export function isInTrouble(knowledge: Knowledge, message: string): boolean {
  const sentences = sentencesOf(message);
  const isLike = (text: string) =>
    isSentence(text) && (!isRequest(text) || amissWords.test(text)) && messageKindOf(knowledge, text) === 'trouble';
  if (buying.test(message) && !onlyOurs.test(message)) return false;
  // Whoever begins with a question may tell of it after that.
  const told = [message, ...sentences.map((_, at) => sentences.slice(at).join(' '))];
  if (!told.some((text) => tellsOfTrouble(text, [text, ...sentencesOf(text)].some(isLike)))) return false;
  const [work] = findAlone(knowledge, message);
  return onlyOurs.test(message) || !work || !isWork(work.fact) || work.likely < WORK;
}

/**
 * Whom to call and the first thing to do, once; after that what fits.
 *
 * @param told the message in which the client told of it, which may be this one
 */
export function sayTrouble(message: string, told: string): Said {
  const { passages = [], ...fact } = statementFact(trouble);
  const said = passagesFor(message, told, passages).map(({ text }) => text);
  const isFirst = message === told || said.length === 0;
  return { text: [...(isFirst ? [fact.lead] : []), ...said].join(' '), facts: [fact], link: fact.link };
}

/** What else is said to somebody who has just told of it, and after that. */
const FITTING = { first: 1, later: 2 };

function passagesFor(message: string, told: string, passages: readonly Passage[]): readonly Passage[] {
  if (dispute.test(told)) return [];
  const [stop, ...others] = passages;
  const fitting = others.filter((passage) => isAskedIn(message, passage));
  if (message === told) return [...(stop ? [stop] : []), ...fitting.slice(0, FITTING.first)];
  if (meanwhile.test(message)) return passages.filter(({ about = '' }) => about.includes(meanwhileWord));
  return fitting.slice(0, FITTING.later);
}

/** Whether a message has one of the words by which people ask for a passage. */
function isAskedIn(message: string, { about = '' }: Passage): boolean {
  const [asked, known] = [message, about].map((text) => termsOf(wordsOf(text)));
  return known?.some((term) => asked?.includes(term)) ?? false;
}
