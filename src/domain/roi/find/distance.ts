/**
 * The number of typos between two words: letters left out, added, replaced, or typed in the wrong order (optimal
 * string alignment). Gives `limit + 1` as soon as there must be more than `limit`.
 */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, at(before, column - 2) + 1);
      line.push(least);
    }
    if (Math.min(...line) > limit) return limit + 1;
    [before, above] = [above, line];
  }
  return Math.min(at(above, other.length), limit + 1);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity;
}
