/** Answers from the text of posts, where no other fact of the site is one. */
import type { Fact } from './fact.ts';
import { type Hit, unmatched } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import type { FoundPassage } from './passages.ts';

/** Share of a question that a passage must have times the weight of it, where a fact comes close and where none does. */
const ENOUGH = { near: 0.8, unknown: 0.6 };

/** The share that is enough within the post that is spoken of, or was found. */
const WITHIN = 0.2;

/** The passage of a post that answers what no fact is known to. */
export function passageFor(
  { passage }: Knowledge,
  words: readonly string[],
  certainty: keyof typeof ENOUGH,
): Hit | undefined {
  const found = passage(words, isPost);
  return found && found.share * found.weight >= ENOUGH[certainty] ? hitOf(found, 1) : undefined;
}

/** The passage of the post that was found, or is spoken of. */
export function passageOf({ passage }: Knowledge, words: readonly string[], post: Hit): Hit | undefined {
  const found = passage(words, ({ id }) => id === idOf(post.fact));
  return found && found.share >= WITHIN ? hitOf(found, Math.max(found.share, post.confidence)) : undefined;
}

function hitOf({ fact: { passages: _, sections: __, ...fact }, text }: FoundPassage, confidence: number): Hit {
  return { ...unmatched, fact: { ...fact, id: `${fact.id}#text`, lead: text }, confidence, rank: confidence };
}

/** Whether it is a post, or a passage of one. */
export function isPost({ id }: Fact): boolean {
  return id.startsWith('post/');
}

/** The id of the post that a fact is, or is a passage of. */
function idOf({ id }: Fact): string | undefined {
  return id.split('#', 1)[0];
}
