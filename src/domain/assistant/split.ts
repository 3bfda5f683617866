import type { Knowledge } from './knowledge.ts';
import { certaintyOf, topicOf, understand, type Understanding } from './understand.ts';

/** More questions than this are not answered at once. */
const MOST = 3;

/** Sentences of a message, and joints of a sentence, that are looked at: enough for any visitor. */
const SENTENCES = 8;
const JOINTS = 5;

/** A question that its best fact covers this much is one question. */
const WHOLE = 0.9;

/** How much of a name or a question the half of a sentence must say to be one by itself. */
const HALF = 0.5;

/** Between two questions in one sentence, or two things that are asked about. */
const joint = /,?\s+(?:and|nd|n|also|plus|as well as|vs|versus)\s+|\s*[,&+/]\s*(?:and\s+)?/gi;

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

  const parts: Understanding[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1) ?? before;
    parts.push(...halves(knowledge, sentence, last));
  }
  const asked = parts.filter((part) => isQuestion(part) || standsAlone(knowledge, part));
  const answered = asked.some((part) => isAnswer(knowledge, part) && !isTalk(part));
  if (answered) return asked.slice(0, MOST + 1);

  // Nothing is found for any sentence by itself; together they may say what it is about.
  const whole = understand(knowledge, message, before);
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

/** Whether a part is a greeting, thanks or the like. */
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
    if (!isAnswered(left)) continue;
    const rest = text.slice(index + match.length);
    // The second half leans on the first, as if it began with 'and'.
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
