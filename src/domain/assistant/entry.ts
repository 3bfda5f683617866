import type { Fact } from './fact.ts';

/** One way in which a fact is found: by what it is and says, or by one question that it answers. */
export interface Entry {
  id: number;
  fact: Fact;
  /** Terms of its names, of the question, of what it says and may say. */
  names: readonly (readonly string[])[];
  nameTerms: ReadonlySet<string>;
  ask: readonly string[];
  /** The words of the question, where it is found by one. */
  question?: string;
  /** Words of its trade. */
  trade: readonly string[];
  lead: readonly string[];
  more: readonly string[];
}
