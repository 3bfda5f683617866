import type { Knowledge } from './knowledge.ts';
import { anyTask } from './facts/automations.ts';
import { introductionIn, isAsking, pointsBack, states, tellsOfWork } from './phrasing.ts';
import { certaintyOf, isAspect, topicOf, understand, type Understanding } from './understand.ts';

/** Maximum number of questions answered at once. */
const MOST = 3;

/** Sentences of a message, and joints of a sentence, that are looked at: enough for any visitor. */
const SENTENCES = 8;
const JOINTS = 5;

/** Coverage by the best fact from which a question is not split. */
const WHOLE = 0.9;

/** Share of a name or question that half a sentence must match to be a question of its own. */
const HALF = 0.5;

/** Between two questions in one sentence, or two things that are asked about. */
export const joint =
  /,?\s+(?:and|nd|n|also|plus|as well as|vs|versus)\s+|\s*[,&+/]\s*(?:and\s+)?/gi;

/**
 * The questions of a message, each understood. Sentences are questions of their own where something
 * answers them; so are the halves of one sentence. What remains is taken as one.
 */
export function questionsIn(
  knowledge: Knowledge,
  message: string,
  before?: Understanding,
): Understanding[] {
  const sentences = message
    .split(/(?<=[?!;]|\.(?=\s))\s*|\n+/)
    .filter((text) => /\p{L}|\p{N}/u.test(text))
    .slice(0, SENTENCES);
  if (sentences.length < 2) return halves(knowledge, message, before);
  if (isTale(sentences)) return aroundTale(knowledge, sentences, before);
  return severally(knowledge, sentences, before);
}

/** Whether sentences tell of work, or say who somebody is and then how things are there. */
function isTale(sentences: readonly string[]): boolean {
  const isIntroduced = introductionIn(sentences[0] ?? '') !== '';
  return sentences.some((text) => tellsOfWork(text) || (isIntroduced && states(text)));
}

/** What several sentences tell of work is one tale; what is asked beside it may need an answer of its own. */
function aroundTale(
  knowledge: Knowledge,
  sentences: readonly string[],
  before: Understanding | undefined,
): Understanding[] {
  const told = sentences.filter((sentence) => !isAsking(sentence));
  const tale = understand(knowledge, told.join(' '), before);
  const isSure = certaintyOf(tale) === 'sure';
  const asked = sentences
    .filter(isAsking)
    .flatMap((sentence) => halves(knowledge, sentence, isSure ? tale : before))
    .filter((part) => !asksOfTale(knowledge, part, tale));
  const answered = asked.some((part) => isAnswer(knowledge, part));
  if (!answered && tale.hits[0]?.fact.id === anyTask) {
    return severally(knowledge, sentences, before);
  }
  return [...(isSure || !answered ? [tale] : []), ...asked].slice(0, MOST + 1);
}

/** Whether a question beside a tale is answered with it: 'what could be done?', 'how much would that be?' */
function asksOfTale(knowledge: Knowledge, part: Understanding, tale: Understanding): boolean {
  const own = part.terms.filter((term) => !isAspect(term) && !knowledge.weights.saysLittle(term));
  const [best] = part.hits;
  const isOpen = own.length === 0 || (own.length === 1 && pointsBack(part.text));
  const isChance = best?.fact.manner === 'refusal' && best.asked < HALF;
  return isOpen || isChance || isTalk(part) || best?.fact === tale.hits[0]?.fact;
}

/** Sentences as questions of their own where something answers them; else all of them as one. */
function severally(
  knowledge: Knowledge,
  sentences: readonly string[],
  before: Understanding | undefined,
): Understanding[] {
  const parts: Understanding[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1) ?? before;
    parts.push(...halves(knowledge, sentence, last));
  }
  const asked = parts.filter((part) => isQuestion(part) || standsAlone(knowledge, part));
  const answered = asked.some((part) => isAnswer(knowledge, part) && !isTalk(part));
  if (answered) return asked.slice(0, MOST + 1);

  // Nothing is found for any sentence by itself; together they may say what it is about.
  const whole = understand(knowledge, sentences.join(' '), before);
  return certaintyOf(whole) === 'unknown' && asked.length > 0 ? asked.slice(0, MOST + 1) : [whole];
}

function isQuestion({ text }: Understanding): boolean {
  return /\?\s*$/.test(text);
}

/** Whether something is found for a sentence by words that mean something. */
function isAnswer(knowledge: Knowledge, part: Understanding): boolean {
  const isSolid = part.terms.some((term) => !knowledge.weights.saysLittle(term));
  const isFollowUp = part.before !== undefined && part.hits[0]?.fact === topicOf(part.before);
  return certaintyOf(part) === 'sure' && (isSolid || isFollowUp);
}

/** Whether a sentence that asks nothing is worth an answer: one word of it may be a chance. */
function standsAlone(knowledge: Knowledge, part: Understanding): boolean {
  const solid = part.terms.filter((term) => !knowledge.weights.saysLittle(term));
  const isSaid = part.hits[0]?.fact.manner !== undefined || solid.length > 1;
  return isSaid && certaintyOf(part) === 'sure';
}

/** Whether a part is small talk. */
export function isTalk({ hits: [best] }: Understanding): boolean {
  return best?.fact.manner === 'talk';
}

/** A sentence as one question, or as several where each half has an answer of its own. */
function halves(
  knowledge: Knowledge,
  text: string,
  before: Understanding | undefined,
  most = MOST,
): Understanding[] {
  const whole = understand(knowledge, text, before);
  const [best] = whole.hits;
  const isCalled = best?.fact.names.some(
    (name) => name.search(joint) > 0 && text.toLowerCase().includes(name.toLowerCase()),
  );
  if (most < 2 || isCalled) return [whole];

  const isKnown = best !== undefined && best.known >= WHOLE;
  for (const { index, 0: match } of [...text.matchAll(joint)].slice(0, JOINTS)) {
    // Each half of a question is one.
    const mark = /\?\s*$/.test(text) ? '?' : '';
    const left = understand(knowledge, text.slice(0, index) + mark, before);
    if (left.terms.length === 0 || !isAnswered(left)) continue;
    const rest = text.slice(index + match.length);
    // The second half refers to the first, as if it began with 'and'.
    const right = halves(knowledge, `and ${rest}`, left, most - 1);
    const parts = [left, ...right];
    const isOther = right.every(
      (part) => isAnswered(part) && part.hits[0]?.fact !== left.hits[0]?.fact,
    );
    // One question may hold both words; two things that are called by their names are two.
    if (isOther && (!isKnown || parts.every(isNamed))) return parts;
  }
  return [whole];
}

/** Whether a half is called or asked for, and does not just meet a word of some text. */
function isAnswered(part: Understanding): boolean {
  const [best] = part.hits;
  return (
    best !== undefined && certaintyOf(part) === 'sure' && Math.max(best.named, best.asked) >= HALF
  );
}

function isNamed({ hits: [best] }: Understanding): boolean {
  return best !== undefined && best.named >= WHOLE;
}
