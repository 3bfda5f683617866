import { phrases } from '#src/content/language.ts';
import { anyTask } from './facts/automations.ts';
import type { Knowledge } from './knowledge.ts';
import { isAsking, pointsBack, tellsOfWork } from './phrasing.ts';
import { aspects, messageKindOf, understand } from './understand.ts';
import { certaintyOf, isTalk, type Understanding } from './understanding.ts';

const MOST = 4;

/** Sentences of a message that are looked at: enough for any visitor. */
const SENTENCES = 8;

/** The questions of a message: a sentence is a question of its own if something answers it. */
export function questionsIn(knowledge: Knowledge, message: string, before?: Understanding): Understanding[] {
  const all = sentencesOf(message);
  const serious = all.filter((sentence) => !messageKindOf(knowledge, sentence)?.startsWith('talk/'));
  const sentences = serious.length > 0 ? serious : all;
  if (sentences.length < 2) return [understand(knowledge, sentences[0] ?? message, before)];
  if (sentences.some(tellsOfWork)) return aroundTale(knowledge, sentences, before);
  return severally(knowledge, sentences, before);
}

export function sentencesOf(text: string): string[] {
  return text
    .replace(phrases.greeting, (said) => `${said}\n`)
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
    .map((sentence) => understand(knowledge, sentence, isSure ? tale : before))
    .filter((part) => !asksOfTale(knowledge, part, tale));
  const answered = asked.some((part) => certaintyOf(part) === 'sure');
  if (!answered && tale.hits[0]?.fact.id === anyTask) {
    return severally(knowledge, sentences, before);
  }
  return [...(isSure || !answered ? [tale] : []), ...asked].slice(0, MOST);
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
    parts.push(understand(knowledge, sentence, parts.at(-1) ?? before));
  }
  const answered = parts.filter((part) => certaintyOf(part) === 'sure' && !isTalk(part));
  const facts = new Set(answered.map(({ hits: [best] }) => best?.fact));
  return facts.size > 1 ? answered.slice(0, MOST) : [understand(knowledge, sentences.join(' '), before)];
}
