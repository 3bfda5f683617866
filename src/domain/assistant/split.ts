import { anyTask } from './facts/automations.ts';
import type { Knowledge } from './knowledge.ts';
import { isAsking, pointsBack, tellsOfSelf, tellsOfWork } from './phrasing.ts';
import { aspects, messageKindOf, understand } from './understand.ts';
import { certaintyOf, type Understanding } from './understanding.ts';

const MOST = 3;

/** Sentences of a message, and joints of a sentence, that are looked at: enough for any visitor. */
const SENTENCES = 8;
const JOINTS = 5;

/** Share of a name or question that half a sentence must match to be a question of its own. */
const HALF = 0.5;

/** Between two questions in one sentence, or two things that are asked about. */
export const jointWords = /,?\s+(?:and|nd|n|also|plus|as well as|vs|versus)\s+|\s*[,&+/]\s*(?:and\s+)?/gi;

/** The questions of a message: a sentence or half of one is a question of its own if something answers it. */
export function questionsIn(knowledge: Knowledge, message: string, before?: Understanding): Understanding[] {
  const all = sentencesOf(message);
  const serious = all.filter((sentence) => !messageKindOf(knowledge, sentence)?.startsWith('talk/'));
  const sentences = serious.length > 0 ? serious : all;
  if (sentences.length < 2) return halves(knowledge, sentences[0] ?? message, before);
  if (sentences.some(tellsOfWork)) return aroundTale(knowledge, sentences, before);
  return severally(knowledge, sentences, before);
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[?!;]|\.(?=\s))\s*|\n+/)
    .filter((sentence) => /\p{L}|\p{N}/u.test(sentence))
    .slice(0, SENTENCES);
}

/** Several sentences that describe work count as one description; a question beside it may need its own answer. */
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
  const answered = asked.some((part) => certaintyOf(part) === 'sure');
  if (!answered && tale.hits[0]?.fact.id === anyTask) {
    return severally(knowledge, sentences, before);
  }
  return [...(isSure || !answered ? [tale] : []), ...asked].slice(0, MOST + 1);
}

/** Whether a question beside a description is answered with it: 'what could be done?', 'how much would that be?' */
function asksOfTale(knowledge: Knowledge, part: Understanding, tale: Understanding): boolean {
  const own = part.terms.filter((term) => !aspects.has(term) && !knowledge.weights.saysLittle(term));
  const isOpen = own.length === 0 || (own.length === 1 && pointsBack(part.text));
  return isOpen || isTalk(part) || part.hits[0]?.fact === tale.hits[0]?.fact;
}

/** The sentences as separate questions if two of them have an answer; otherwise all as one. */
function severally(
  knowledge: Knowledge,
  sentences: readonly string[],
  before: Understanding | undefined,
): Understanding[] {
  const parts: Understanding[] = [];
  for (const sentence of sentences.filter(isAsking)) {
    parts.push(...halves(knowledge, sentence, parts.at(-1) ?? before));
  }
  const answered = parts.filter((part) => certaintyOf(part) === 'sure' && !isTalk(part));
  const facts = new Set(answered.map(({ hits: [best] }) => best?.fact));
  return facts.size > 1 ? answered.slice(0, MOST + 1) : halves(knowledge, sentences.join(' '), before);
}

export function isTalk({ hits: [best] }: Understanding): boolean {
  return best?.fact.manner === 'talk';
}

/** A sentence as one question, or as several if each half has its own answer. */
function halves(knowledge: Knowledge, text: string, before: Understanding | undefined, most = MOST): Understanding[] {
  const whole = understand(knowledge, text, before);
  if (most < 2) return [whole];
  for (const { index, 0: match } of [...text.matchAll(jointWords)].slice(0, JOINTS)) {
    const beginning = text.slice(0, index);
    // Who they are is no question, but part of what they ask.
    if (tellsOfSelf(beginning) && isAsking(text)) continue;
    const left = understand(knowledge, beginning, before);
    if (left.terms.length === 0 || !isAnswered(left)) continue;
    const rest = text.slice(index + match.length);
    // The second half refers to the first, as if it began with 'and'.
    const right = halves(knowledge, `and ${rest}`, left, most - 1);
    const parts = [left, ...right];
    const isOther = right.every((part) => isAnswered(part) && part.hits[0]?.fact !== left.hits[0]?.fact);
    if (isOther) return parts;
  }
  return [whole];
}

/** Whether half a sentence matches a name or a question, not just a word of some text. */
function isAnswered(part: Understanding): boolean {
  const [best] = part.hits;
  return best !== undefined && certaintyOf(part) === 'sure' && Math.max(best.named, best.asked) >= HALF;
}
