import { termsOf, wordsOf } from './words/normalize.ts';

export type Reader = ReturnType<typeof newReader>;

/** Texts that are compared are compared by so many of their words. */
const WORDS = 60;

/**
 * Reads texts, each once: when the assistant learns anew, nearly all of what the site says is as it was. Features are
 * numbers, counted from 0 as they are met.
 */
export function newReader() {
  const read = new Map<string, readonly string[]>();
  const wordsIn = eachOnce(wordsOf, read);
  const numbers = new Map<string, number>();
  const pairs = new Set<number>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    if (number === numbers.size) {
      numbers.set(name, number);
      if (name.includes(' ')) pairs.add(number);
    }
    return number;
  };
  return {
    wordsIn,
    termsIn: eachOnce((text): ReadonlySet<string> => new Set(termsOf(wordsIn(text)))),
    featuresIn: eachOnce((text): readonly number[] => featuresOf(wordsIn(text)).map(numberOf)),
    /** Those features of a question that some text has. */
    knownFeaturesOf: (words: readonly string[]): number[] =>
      featuresOf(words).flatMap((name) => numbers.get(name) ?? []),
    /** The feature that is a term, if some text has it. */
    featureOfTerm: (term: string) => numbers.get(nameOfTerm(term)),
    /** Whether a feature is two neighboring words. */
    isPair: (feature: number) => pairs.has(feature),
    features: () => numbers.size,
    texts: () => read.size,
  };
}

/** Words, terms and pairs of neighboring words; the beginning and the end of a text count as neighbors. */
function featuresOf(typed: readonly string[]): string[] {
  const words = typed.slice(0, WORDS);
  const pairs = ['', ...words].map((word, at) => `${word} ${words[at] ?? ''}`);
  return [...new Set([...words, ...termsOf(words).map(nameOfTerm), ...pairs])];
}

function nameOfTerm(term: string): string {
  return `${term}.`;
}

function eachOnce<Result>(of: (text: string) => Result, results = new Map<string, Result>()) {
  return (text: string): Result => {
    if (!results.has(text)) results.set(text, of(text));
    return results.get(text) as Result;
  };
}
