import { withLastResults } from '#src/lib/last-results.ts';
import type { Fact } from './fact.ts';
import { isKnown } from './facts/known.ts';
import { examplesOf, kindsOf, likelihoodOf } from './kinds.ts';
import { likenessTo } from './likeness.ts';
import { offerOf } from './offers.ts';
import { searchIn } from './search.ts';
import { type Entry, subjectOf } from './subject.ts';
import { weightsOf } from './weights.ts';
import { coreOf, knownWords, termsOf, wordsOf } from './words/normalize.ts';
import { spellingOf } from './words/spelling.ts';

export type Knowledge = ReturnType<typeof knowledgeOf>;

const none: ReadonlySet<string> = new Set();

/** Indexes facts; for the whole site that takes about a second of processor time, mostly to learn its wordings. */
export function knowledgeOf(facts: readonly Fact[]) {
  const words = new Set(knownWords());
  // The same texts are indexed by word and compared as vectors.
  const read = new Map<string, string[]>();
  const wordsIn = (text: string) => {
    const typed = read.get(text) ?? wordsOf(text);
    read.set(text, typed);
    for (const word of typed) words.add(word);
    return typed;
  };
  const termsIn = (text: string) => new Set(termsOf(wordsIn(text)));

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
    facts.flatMap((fact) =>
      fact.manner
        ? []
        : [...fact.names.slice(0, 1), offerOf(fact)].flatMap((said) => (said ? [[said, fact] as const] : [])),
    ),
  );
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const examples = examplesOf(facts, wordsIn);
  const weights = weightsOf([...subjects.values()]);

  return {
    search: searchIn(entries, weights),
    correct: spellingOf(words),
    weights,
    likeness: withLastResults(likenessTo(facts, wordsIn)),
    likelihood: withLastResults(likelihoodOf(examples)),
    kindOf: withLastResults(kindsOf(examples, wordsIn, weights)),
    subjectOf: (fact: Fact) => subjects.get(fact),
    entriesOf: (fact: Fact): readonly Entry[] => byFact.get(fact) ?? [],
    /** Entries of a question that is known word for word. */
    entriesAsking: (words: readonly string[]): readonly Entry[] => byQuestion.get(coreOf(words)) ?? [],
    /** The fact of a name, or of an offered question, that is all that was said: it was tapped. */
    factCalled: (name: string) => byName.get(name),
    /** Entries of the questions that the agency answers itself. */
    known: entries.filter(({ fact, question }) => isKnown(fact) && question !== undefined),
    priced: entries.filter(({ fact }) => fact.price),
    /** Those of the ids that exist. */
    factsOf: (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []),
  };
}
