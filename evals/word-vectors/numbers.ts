type Numbers = Float32Array | Float64Array;

/** Adds to the number at an index. A missing one counts as 0. */
export function add(numbers: Numbers, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more;
}

/** Adam (Kingma, Ba 2015): updates the numbers in place. */
export function adamOf(numbers: Float32Array, size: number) {
  const mean = new Float32Array(numbers.length);
  const square = new Float32Array(numbers.length);
  let round = 0;
  return (gradient: Float32Array) => {
    round += 1;
    const [meanShare, squareShare] = [1 - 0.9 ** round, 1 - 0.999 ** round];
    for (let at = 0; at < numbers.length; at++) {
      const grown = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * grown;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * grown * grown;
      const [average, spread] = [(mean[at] ?? 0) / meanShare, (square[at] ?? 0) / squareShare];
      const step = (size * average) / (Math.sqrt(spread) + 1e-8);
      add(numbers, at, -step);
    }
  };
}

/** The principal components of the vectors, as a map to fewer dimensions (by power iteration). */
export function principalMap(vectors: readonly Float32Array[], to: number): Float32Array {
  const random = randomFrom(2);
  const from = vectors[0]?.length ?? 0;
  const spreadOf = new Float64Array(from * from);
  for (const vector of vectors)
    for (let row = 0; row < from; row++)
      for (let column = 0; column < from; column++)
        add(spreadOf, row * from + column, (vector[row] ?? 0) * (vector[column] ?? 0));
  const map = new Float32Array(from * to);
  const found: Float64Array[] = [];
  for (let at = 0; at < to; at++) {
    let direction = Float64Array.from({ length: from }, () => random() - 0.5);
    for (let time = 0; time < 60; time++) {
      const next = new Float64Array(from);
      for (let row = 0; row < from; row++)
        for (let column = 0; column < from; column++)
          add(next, row, (spreadOf[row * from + column] ?? 0) * (direction[column] ?? 0));
      for (const other of found) {
        const along = next.reduce((sum, number, place) => sum + number * (other[place] ?? 0), 0);
        for (let row = 0; row < from; row++) add(next, row, -along * (other[row] ?? 0));
      }
      const length = Math.hypot(...next);
      direction = next.map((number) => number / length);
    }
    found.push(direction);
    for (let row = 0; row < from; row++) map[row * to + at] = direction[row] ?? 0;
  }
  return map;
}

/** Multiplies two matrices into a third. */
export function multiply(
  left: Float32Array,
  right: Float32Array,
  result: Float32Array,
  rows: number,
  between: number,
  columns: number,
) {
  result.fill(0);
  for (let row = 0; row < rows; row++)
    for (let with_ = 0; with_ < between; with_++) {
      const number = left[row * between + with_] ?? 0;
      for (let column = 0; column < columns; column++)
        add(result, row * columns + column, number * (right[with_ * columns + column] ?? 0));
    }
}

/** A reproducible pseudo-random sequence from 0 to 1 (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
