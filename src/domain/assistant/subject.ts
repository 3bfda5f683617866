import type { Fact, Passage } from './fact.ts';

export interface KnownPassage extends Passage {
  terms: ReadonlySet<string>;
}

/** A fact with the terms of its texts. */
export interface Subject {
  fact: Fact;
  names: readonly (readonly string[])[];
  nameTerms: ReadonlySet<string>;
  trade: ReadonlySet<string>;
  /** Terms of all questions that it answers. */
  asks: ReadonlySet<string>;
  lead: ReadonlySet<string>;
  passages: readonly KnownPassage[];
  /** Terms of its passages and sections. */
  more: ReadonlySet<string>;
}

/** An index entry of a fact: its own texts, or one question that it answers. */
export interface Entry extends Subject {
  /** Terms and words of the question, if the entry is for one. */
  ask: ReadonlySet<string>;
  question?: string;
}

/** A fact with its terms, as `termsIn` reads them in a text. */
export function subjectOf(fact: Fact, termsIn: (text: string) => ReadonlySet<string>): Subject {
  const names = fact.names.map((name) => [...termsIn(name)]);
  const withTerms = (passage: Passage) => ({ ...passage, terms: termsIn(`${passage.text} ${passage.about ?? ''}`) });
  const passages = (fact.passages ?? []).map(withTerms);
  return {
    fact,
    names,
    nameTerms: new Set(names.flat()),
    trade: termsIn(fact.tradeWords ?? ''),
    asks: new Set((fact.asks ?? []).flatMap((ask) => [...termsIn(ask)])),
    lead: termsIn(`${fact.overview ? '' : fact.lead} ${fact.about ?? ''}`),
    passages,
    more: new Set([...passages, ...(fact.sections ?? []).map(withTerms)].flatMap(({ terms }) => [...terms])),
  };
}
