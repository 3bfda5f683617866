import MiniSearch from 'minisearch';
import type { Entry } from './entry.ts';
import type { Fact, Passage } from './fact.ts';
import { knownWords, termsOf, wordsOf } from './words/normalise.ts';
import { type Weights, weightsOf } from './weights.ts';
import { type Spelling, spellingOf } from './words/spelling.ts';

/** A passage with its terms. */
export interface KnownPassage extends Passage {
  terms: readonly string[];
}

/** The terms of what a fact is and says. */
interface FactTerms {
  names: readonly (readonly string[])[];
  lead: readonly string[];
  /** Of all questions that it answers. */
  asks: ReadonlySet<string>;
  passages: readonly KnownPassage[];
}

/** Facts, made to be found. */
export interface Knowledge {
  entries: readonly Entry[];
  search: MiniSearch<IndexedEntry>;
  spelling: Spelling;
  weights: Weights;
  termsOf(fact: Fact): FactTerms;
}

interface IndexedEntry {
  id: number;
  names: string;
  ask: string;
  lead: string;
  more: string;
}

/** Makes facts findable; takes some tens of milliseconds for the whole site. */
export function knowledgeOf(facts: readonly Fact[]): Knowledge {
  const words = new Set(knownWords());
  const termsIn = (text: string) => {
    const typed = wordsOf(text);
    for (const word of typed) words.add(word);
    return termsOf(typed);
  };

  const terms = new Map(facts.map((fact) => [fact, factTerms(fact, termsIn)]));
  const entries = [...terms]
    .flatMap(([fact, its]) => entriesOf(fact, its, termsIn))
    .map((entry, id): Entry => ({ ...entry, id }));

  const search = new MiniSearch<IndexedEntry>({
    fields: ['names', 'ask', 'lead', 'more'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: { names: 3, ask: 3, more: 0.5 } },
  });
  search.addAll(
    entries.map(({ id, names, ask, lead, more }) => ({
      id,
      names: names.flat().join(' '),
      ask: ask.join(' '),
      lead: lead.join(' '),
      more: more.join(' '),
    })),
  );

  return {
    entries,
    search,
    spelling: spellingOf(words),
    weights: weightsOf(entries),
    termsOf: (fact) => terms.get(fact) ?? factTerms(fact, termsIn),
  };
}

function factTerms(fact: Fact, termsIn: (text: string) => string[]): FactTerms {
  const names = fact.names.map((name) => [...new Set(termsIn(name))]);
  return {
    names,
    asks: new Set((fact.asks ?? []).flatMap(termsIn)),
    lead: termsIn(`${fact.overview ? '' : fact.lead} ${fact.about ?? ''}`),
    passages: (fact.passages ?? []).map((passage) => ({
      ...passage,
      terms: termsIn(`${passage.text} ${passage.about ?? ''}`),
    })),
  };
}

function entriesOf(
  fact: Fact,
  { names, lead, passages }: FactTerms,
  termsIn: (text: string) => string[],
): Omit<Entry, 'id'>[] {
  const nothing = { fact, names, ask: [], lead: [], more: [] };
  const more = [...passages.flatMap(({ terms }) => terms), ...termsIn(fact.searched ?? '')];
  return [
    { ...nothing, lead, more },
    ...(fact.asks ?? []).map((question) => ({
      ...nothing,
      ask: termsIn(question),
      question: wordsOf(question).join(' '),
    })),
  ];
}
