import type { Reply } from '#src/domain/assistant/assistant.ts';
import { wholePost } from '#src/domain/assistant/articles.ts';
import type { Fact } from '#src/domain/assistant/fact.ts';
import { findFacts } from '#src/domain/assistant/find.ts';
import type { Knowledge } from '#src/domain/assistant/knowledge.ts';
import { questionsIn } from '#src/domain/assistant/split.ts';
import { wordsOf } from '#src/domain/assistant/words/normalize.ts';

/** What fits a question, for a language model. */
export interface Found {
  /** Ids of the site's facts, best first. */
  ids: readonly string[];
  /** Posts, lists of them, and the agency's own answers: what no prompt begins with. Best first. */
  posts: readonly Fact[];
}

/** How many are enough where a model does not read all, and how many others are read. */
const [FACTS, POSTS] = [60, 3];

/** A greeting or thanks of at most so many words asks nothing: no model is asked about it. */
const FEW = 3;

/** Words of a message that are compared with what people ask. */
const WORDS = 120;

/** The facts that fit a message: those of our own answer first. Undefined for a few words of small talk. */
export function foundFor(knowledge: Knowledge, own: Pick<Reply, 'facts'>, message: string): Found | undefined {
  const isTalk = own.facts.length > 0 && own.facts.every(({ manner }) => manner);
  if (isTalk && wordsOf(message).length <= FEW) return undefined;
  const hits = questionsIn(knowledge, message).flatMap(({ text, terms }) =>
    findFacts(knowledge, { terms, words: wordsOf(text), topic: undefined, points: true }),
  );
  hits.sort((one, other) => other.confidence - one.confidence);
  const fitting = [...own.facts, ...hits.map(({ fact }) => fact)].flatMap((fact) => withListed(knowledge, fact));
  return {
    ids: [...new Set([...fitting, ...likeliest(knowledge, message)])]
      .filter((fact) => !isAdded(fact))
      .slice(0, FACTS)
      .map(({ id }) => id),
    posts: [...new Set(fitting.filter(isAdded).map((fact) => wholePost(knowledge, fact)))]
      .slice(0, POSTS)
      .map(({ sections: _, ...fact }) => fact),
  };
}

function isAdded({ id }: Fact): boolean {
  return /^(?:posts?|known)(?:\/|$)/.test(id);
}

/** All facts, the likeliest by the words of a message first: a search alone gives about twenty. */
function likeliest(knowledge: Knowledge, message: string): Fact[] {
  const likely = knowledge.likelihood(wordsOf(message).slice(0, WORDS));
  return [...likely].toSorted(([, one], [, other]) => other - one).map(([fact]) => fact);
}

function withListed(knowledge: Knowledge, fact: Fact): Fact[] {
  return [fact, ...knowledge.factsOf(fact.lists ?? [])];
}
