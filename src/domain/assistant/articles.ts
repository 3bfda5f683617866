/** Answers from the text of posts, where no other fact of the site is one. */
import type { Fact } from './fact.ts';
import { type Hit, unmatched } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { shareIn } from './search.ts';

/** How much of a question a section must have, and how many of its words that say something. */
const ENOUGH = { share: 0.5, words: 3 };

/** The same within the post that is spoken of, or was found. */
const WITHIN = { share: 0.3, words: 1 };

/** The section of a post, or of one of all posts, that has most of a question. */
export function sectionFor({ weights, posts }: Knowledge, terms: readonly string[], within?: Fact): Hit | undefined {
  const asked = terms.filter((term) => !weights.saysLittle(term));
  const enough = within ? WITHIN : ENOUGH;
  let best: Hit | undefined;
  for (const { fact, nameTerms, sections } of posts) {
    if (within && fact.id !== postOfFact(within)) continue;
    for (const [at, { text, terms: said }] of sections.entries()) {
      const has = (term: string) => said.has(term) || nameTerms.has(term);
      // Of a post that is meant anyway, its title tells no section.
      if (asked.filter((term) => said.has(term) && !(within && nameTerms.has(term))).length < enough.words) continue;
      const share = shareIn(weights.of, terms, terms.filter(has));
      if (share < enough.share || share <= (best?.confidence ?? 0)) continue;
      best = { ...unmatched, fact: sectionOf(fact, text, at), confidence: share, rank: share };
    }
  }
  return best;
}

function sectionOf(post: Fact, text: string, at: number): Fact {
  const { passages: _, sections: __, ...fact } = post;
  return { ...fact, id: `${post.id}#${at}`, lead: text };
}

/** The id of the post that a fact is, or is a section of; undefined if it is neither. */
export function postOfFact({ id }: Fact): string | undefined {
  return id.startsWith('post/') ? id.split('#', 1)[0] : undefined;
}
