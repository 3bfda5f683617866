import type { Name, Vocabulary } from './vocabulary.ts';
import { COMPANY } from './words.ts';

export interface Match {
  readonly name: Name;
  readonly score: number;
  /** The places of the typed words that it accounts for. */
  readonly covers: ReadonlySet<number>;
}

/** What names the thing itself comes last in English: 'hotel software' is software. */
const LAST_WORD_BONUS = 1.3;

/** A shorter word beside others may be a different word: 'Harry Potter' is not about pottery. */
const LONG = 7;

/** The names of which every word was typed, the best first. @param isList of several trades the first one counts */
export function matchesOf(vocabulary: Vocabulary, typed: readonly string[], isList: boolean): Match[] {
  const readings = readingsOf(vocabulary, typed);
  const names = new Set([...readings.keys()].flatMap((word) => vocabulary.namesWith(word)));
  const last = typed.findLastIndex((word) => word !== COMPANY);
  return [...names]
    .flatMap((name): Match[] => {
      const read = name.words.map((word) => readings.get(word)).filter((one) => one !== undefined);
      const isShaky = name.words.length === 1 && read[0]?.isShaky;
      if (read.length < name.words.length || isShaky) return [];
      const worth = read.reduce((sum, one) => sum + one.worth, 0);
      const covers = new Set(read.flatMap(({ places }) => places));
      const bonus = !isList && covers.has(last) ? LAST_WORD_BONUS : 1;
      return [{ name, score: worth * bonus, covers }];
    })
    .sort((one, other) => (isList && firstOf(one) - firstOf(other)) || other.score - one.score);
}

function firstOf({ covers }: Match): number {
  return Math.min(...covers);
}

/** Names that have all the typed words in them, and more: 'bicycle' in 'bicycle shop'. */
export function namesContaining(vocabulary: Vocabulary, typed: readonly string[]): Name[] {
  const [first, ...more] = typed.filter((word) => word !== COMPANY);
  if (first === undefined) return [];
  const names = vocabulary.namesWith(first);
  return names.filter(({ words }) => more.every((word) => words.includes(word)));
}

interface Reading {
  readonly worth: number;
  readonly places: readonly number[];
  /** It matches only with a typo in a short word beside others, which is not enough alone. */
  readonly isShaky: boolean;
}

function readingsOf(vocabulary: Vocabulary, typed: readonly string[]): Map<string, Reading> {
  const readings = new Map<string, Reading>();
  for (const { unit, places } of unitsOf(typed)) {
    const isAll = places.length === typed.length;
    // Two joined words are not a typo of a third, unless they are the whole text: 'nursing hom'.
    const isSure = places.length > 1 && (!isAll || typed.includes(COMPANY));
    for (const { word, closeness } of vocabulary.hitsOf(unit, isSure)) {
      const worth = vocabulary.weightOf(word) * closeness;
      const before = readings.get(word);
      if (before && before.worth > worth) continue;
      const isShaky = closeness < 1 && !isAll && unit.length < LONG;
      const again = before?.worth === worth ? before.places : [];
      readings.set(word, { worth, isShaky, places: [...again, ...places] });
    }
  }
  return readings;
}

/** The typed words, and each two neighbors as one word: 'land scaping', 'drug store'. */
function unitsOf(typed: readonly string[]): { unit: string; places: number[] }[] {
  const single = typed.map((word, place) => ({ unit: word, places: [place] }));
  const joined = typed
    .slice(0, -1)
    .map((word, place) => ({ unit: word + typed[place + 1], places: [place, place + 1] }));
  return [...single, ...joined];
}
