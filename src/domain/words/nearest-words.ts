/** Words that a typed one may be a slip of. */

/** A shorter word has too many neighbors to guess from; a longer string is not a word. */
const SHORTEST = 5;
const LONGEST = 25;

/** Letters from which two slips are forgiven. */
const LONG = 9;

export interface NearWord {
  readonly word: string;
  readonly slips: number;
}

/** @returns those of the known words that a typed one has the fewest slips from; the first letter is nearly always right */
export function nearestIn(known: Iterable<string>): (typed: string) => NearWord[] {
  const byFirstLetter = Map.groupBy(
    [...known].filter((word) => word.length >= SHORTEST - 1),
    (word) => word.charAt(0),
  );
  return (typed) => {
    if (typed.length < SHORTEST || typed.length > LONGEST) return [];
    let least = typed.length < LONG ? 1 : 2;
    let nearest: NearWord[] = [];
    for (const word of byFirstLetter.get(typed.charAt(0)) ?? []) {
      const slips = slipsBetween(typed, word, least);
      if (slips > least) continue;
      if (slips < least) nearest = [];
      least = slips;
      nearest.push({ word, slips });
    }
    return nearest;
  };
}

/**
 * The slips between two words: letters left out, added, replaced or swapped (optimal string alignment).
 *
 * @param most where there are more, any greater number is returned
 */
export function slipsBetween(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const replaced = at(above, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? at(before, column - 2) + 1 : Infinity;
      const slips = Math.min(at(above, column) + 1, at(line, column - 1) + 1, replaced, swapped);
      line.push(slips);
      least = Math.min(least, slips);
    }
    // A swap may still mend one.
    if (least > most + 1) return Infinity;
    [before, above] = [above, line];
  }
  return at(above, other.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity;
}
