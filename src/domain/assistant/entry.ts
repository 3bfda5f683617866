import type { Fact } from './fact.ts';

/** An index entry of a fact: its own texts, or one question that it answers. */
export interface Entry {
  id: number;
  fact: Fact;
  /** Terms of its names, its question, its lead and its passages. */
  names: readonly (readonly string[])[];
  nameTerms: ReadonlySet<string>;
  ask: readonly string[];
  /** The words of the question, if the entry is for one. */
  question?: string;
  /** Terms of the trade. */
  trade: readonly string[];
  lead: readonly string[];
  more: readonly string[];
}
