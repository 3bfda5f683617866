/** Answers from the text of posts: where one is asked for, or has clearly more of a question than any fact of the site. */
import { phrases } from '#src/content/language.ts';
import type { Fact } from './fact.ts';
import { type Hit, unmatched } from './find.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * From which score a post is meant: where somebody asks for something to read, and where nobody does, more so the likelier a
 * fact of the site is; there by so many terms and with such a lead over the next post.
 */
const MEANT = { asked: 1.6, unasked: 4.2, perLikelihood: 24, met: 3, lead: 1 };

/** The share of a question that a passage must have within its post; otherwise what the post is about is said. */
const WITHIN = 0.15;

/** Whether somebody asks for something that we have written. */
export function asksToRead(text: string): boolean {
  return text.search(phrases.reading) >= 0;
}

/**
 * The passage of the post that a text is about, if it clearly is about one.
 * @param likely how likely the best fact of the site is meant
 */
export function passageFor(
  knowledge: Knowledge,
  text: string,
  termsIn: (text: string) => readonly string[],
  likely: number,
): Hit | undefined {
  const terms = termsIn(text.replace(phrases.reading, ' '));
  const found = knowledge.posts.find(terms);
  if (!found) return undefined;
  const isMeant = asksToRead(text)
    ? found.score >= MEANT.asked
    : found.score >= MEANT.unasked + MEANT.perLikelihood * likely && found.met >= MEANT.met && found.lead >= MEANT.lead;
  return isMeant ? passageOf(knowledge, terms, hitOf(found.fact, 1)) : undefined;
}

/** The passage of the post that was found, or is spoken of; what it is about if none has enough of the question. */
export function passageOf(
  { posts }: Knowledge,
  terms: readonly string[],
  post: Hit,
  said: readonly string[] = [],
): Hit {
  const found = posts.passage(idOf(post.fact), terms, said);
  if (!found || found.share < WITHIN) return post;
  const { passages: _, sections: __, ...fact } = post.fact;
  return hitOf({ ...fact, id: `${idOf(fact)}#text`, lead: found.text }, Math.max(found.share, post.confidence));
}

function hitOf(fact: Fact, confidence: number): Hit {
  return { ...unmatched, fact, confidence, rank: confidence };
}

/** Whether it is a post, or a passage of one. */
export function isPost({ id }: Fact): boolean {
  return id.startsWith('post/');
}

/** The post that a fact is a passage of; any other fact as it is. */
export function wholePost(knowledge: Knowledge, fact: Fact): Fact {
  return isPost(fact) ? (knowledge.factsOf([idOf(fact)])[0] ?? fact) : fact;
}

/** The id of the post that a fact is, or is a passage of. */
function idOf({ id }: Fact): string {
  return id.split('#', 1)[0] ?? id;
}
