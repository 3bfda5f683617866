import { withLastResults } from '#src/lib/last-results.ts';
import type { Fact } from './fact.ts';
import { isKnown } from './facts/known.ts';
import { examplesOf, kindsOf, likelihoodOf } from './kinds.ts';
import { newReader } from './reader.ts';
import { offerOf } from './offers.ts';
import { postIndex } from './passages.ts';
import { searchIn } from './search.ts';
import { type Entry, subjectOf } from './subject.ts';
import { weightsOf } from './weights.ts';
import { coreOf, knownWords, termOf } from './words/normalize.ts';
import { spellingOf } from './words/spelling.ts';

export type Knowledge = ReturnType<typeof knowledgeOf>;

const none: ReadonlySet<string> = new Set();

/** Texts that are kept as read: several times as many as a site has, since posts that are edited leave their old ones. */
const KEPT = 60_000;

let reader = newReader();

/**
 * Indexes facts; for the whole site that takes about a second of processor time the first time, and a third of it where
 * most of the texts were read before.
 */
export function knowledgeOf(facts: readonly Fact[]) {
  if (reader.texts() > KEPT) reader = newReader();
  const { wordsIn } = reader;
  const words = new Set(knownWords());
  const withWords =
    <Result>(of: (text: string) => Result) =>
    (text: string): Result => {
      for (const word of wordsIn(text)) words.add(word);
      return of(text);
    };
  const termsIn = withWords(reader.termsIn);

  const subjects = new Map(facts.map((fact) => [fact, subjectOf(fact, termsIn)]));
  const entries = [...subjects.values()].flatMap((subject): Entry[] => [
    { ...subject, ask: none },
    ...(subject.fact.asks ?? []).map((ask) => ({
      ...subject,
      lead: none,
      more: none,
      passages: [],
      ask: termsIn(ask),
      question: coreOf(wordsIn(ask)),
    })),
  ]);
  const byFact = Map.groupBy(entries, ({ fact }) => fact);
  const byQuestion = Map.groupBy(entries, ({ question }) => question);
  const byName = new Map(
    facts.flatMap((fact) => {
      const offered = offerOf(fact);
      // A question of its own is answered as it stands.
      const said = [...fact.names.slice(0, 1), ...(offered && !fact.asks?.includes(offered) ? [offered] : [])];
      return fact.manner ? [] : said.map((name) => [name, fact] as const);
    }),
  );
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const examples = examplesOf(facts, withWords(reader.featuresIn));
  const weights = weightsOf([...subjects.values()]);

  return {
    search: searchIn(entries, weights),
    correct: spellingOf(words),
    /** Whether a word occurs in anything that is known or asked. */
    knows: (word: string) => words.has(word),
    weights,
    likelihood: withLastResults(likelihoodOf(examples, reader)),
    kindOf: withLastResults(kindsOf(examples, reader, weights)),
    subjectOf: (fact: Fact) => subjects.get(fact),
    entriesOf: (fact: Fact): readonly Entry[] => byFact.get(fact) ?? [],
    /** Entries of a question that is known word for word. */
    entriesAsking: (words: readonly string[]): readonly Entry[] => byQuestion.get(coreOf(words)) ?? [],
    /** The fact of a name, or of an offered question, that is all that was said: it was tapped. */
    factCalled: (name: string) => byName.get(name),
    /** Entries of the questions that the agency answers itself. */
    known: entries.filter(({ fact, question }) => isKnown(fact) && question !== undefined),
    posts: postIndex(facts, (text) => wordsIn(text).map(termOf), weights.worthAlone),
    priced: entries.filter(({ fact }) => fact.price),
    /** Those of the ids that exist. */
    factsOf: (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []),
  };
}
