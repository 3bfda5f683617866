import type { Fact } from '../fact.ts';

/** A question that the agency answers in its own words, as it is stored. */
export interface KnownQuestion {
  id: number;
  /** One a line, the first its name. */
  questions: string;
  /** Markdown, as answers have it. */
  answer: string;
}

/** The known answers as facts; `knownTo` (known.ts) puts them before all others. */
export function knownFacts(known: readonly KnownQuestion[]): Fact[] {
  return known.map(({ id, questions, answer }) => {
    const asks = questions.split('\n');
    return { id: `known/${id}`, names: asks.slice(0, 1), asks, lead: answer, overview: true, whole: true };
  });
}

export function isKnown({ id }: Fact): boolean {
  return id.startsWith('known/');
}
