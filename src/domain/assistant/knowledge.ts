import MiniSearch from 'minisearch';
import type { Entry } from './entry.ts';
import type { Fact, Passage } from './fact.ts';
import { type Likeness, likenessTo } from './likeness.ts';
import { knownWords, termsOf, wordsOf } from './words/normalise.ts';
import { type Weights, weightsOf } from './weights.ts';
import { type Spelling, spellingOf } from './words/spelling.ts';

/** A passage with its terms. */
export interface KnownPassage extends Passage {
  terms: readonly string[];
}

/** Terms of a fact's texts. */
interface FactTerms {
  names: readonly (readonly string[])[];
  lead: readonly string[];
  trade: ReadonlySet<string>;
  /** Terms of all questions that it answers. */
  asks: ReadonlySet<string>;
  passages: readonly KnownPassage[];
}

/** Indexed facts. */
export interface Knowledge {
  entries: readonly Entry[];
  search: MiniSearch<IndexedEntry>;
  spelling: Spelling;
  weights: Weights;
  likeness: Likeness;
  termsOf(fact: Fact): FactTerms;
  entriesOf(fact: Fact): readonly Entry[];
  /** Facts by verbatim question. */
  entriesAsking(question: string): readonly Entry[];
  /** Those of the ids that there are. */
  factsOf(ids: readonly string[]): Fact[];
}

interface IndexedEntry {
  id: number;
  names: string;
  ask: string;
  trade: string;
  lead: string;
  more: string;
}

/** Indexes facts; takes some tens of milliseconds for the whole site. */
export function knowledgeOf(facts: readonly Fact[]): Knowledge {
  const words = new Set(knownWords());
  // The same texts are indexed by word and compared as vectors.
  const read = new Map<string, string[]>();
  const wordsIn = (text: string) => {
    const words = read.get(text) ?? wordsOf(text);
    read.set(text, words);
    return words;
  };
  const termsIn = (text: string) => {
    const typed = wordsIn(text);
    for (const word of typed) words.add(word);
    return termsOf(typed);
  };

  const terms = new Map(facts.map((fact) => [fact, factTerms(fact, termsIn)]));
  const entries = [...terms]
    .flatMap(([fact, its]) => entriesOf(fact, its, termsIn))
    .map((entry, id): Entry => ({ ...entry, id }));

  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const asking = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { question } = entry;
    if (question) asking.set(question, [...(asking.get(question) ?? []), entry]);
  }

  const search = new MiniSearch<IndexedEntry>({
    fields: ['names', 'ask', 'trade', 'lead', 'more'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: { names: 3, ask: 3, trade: 2, more: 0.5 } },
  });
  search.addAll(
    entries.map(({ id, names, ask, trade, lead, more }) => ({
      id,
      names: names.flat().join(' '),
      ask: ask.join(' '),
      trade: trade.join(' '),
      lead: lead.join(' '),
      more: more.join(' '),
    })),
  );

  return {
    entries,
    search,
    spelling: spellingOf(words),
    weights: weightsOf(entries),
    likeness: likenessTo(facts, wordsIn),
    entriesOf: (fact) => entries.filter((entry) => entry.fact === fact),
    entriesAsking: (question) => asking.get(question) ?? [],
    termsOf: (fact) => terms.get(fact) ?? factTerms(fact, termsIn),
    factsOf: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  };
}

function factTerms(fact: Fact, termsIn: (text: string) => string[]): FactTerms {
  const names = fact.names.map((name) => [...new Set(termsIn(name))]);
  return {
    names,
    trade: new Set(termsIn(fact.tradeWords ?? '')),
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
  { names, lead, trade, passages }: FactTerms,
  termsIn: (text: string) => string[],
): Omit<Entry, 'id'>[] {
  const nameTerms = new Set(names.flat());
  const nothing = { fact, names, nameTerms, ask: [], trade: [], lead: [], more: [] };
  const more = [...passages.flatMap(({ terms }) => terms), ...termsIn(fact.searched ?? '')];
  return [
    { ...nothing, trade: [...trade], lead, more },
    ...(fact.asks ?? []).map((question) => ({
      ...nothing,
      ask: termsIn(question),
      question: wordsOf(question).join(' '),
    })),
  ];
}
