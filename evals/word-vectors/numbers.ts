type Numbers = Float32Array | Float64Array;

/** The rows of a matrix, each a part of the same numbers. */
export function rowsOf(numbers: Float32Array, width: number): Float32Array[] {
  return Array.from({ length: numbers.length / width }, (_, row) => numbers.subarray(row * width, (row + 1) * width));
}

export function addTo(sum: Numbers, vector: Numbers, factor = 1): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + factor * (vector[at] ?? 0);
}

export function dot(one: Numbers, other: Numbers): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
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
      numbers[at] = (numbers[at] ?? 0) - (size * average) / (Math.sqrt(spread) + 1e-8);
    }
  };
}

/** The principal components of the vectors, as a map to fewer dimensions (by power iteration). */
export function principalMap(vectors: readonly Float32Array[], to: number): Float32Array {
  const random = randomFrom(2);
  const from = vectors[0]?.length ?? 0;
  const spread = Array.from({ length: from }, () => new Float64Array(from));
  for (const vector of vectors) {
    for (const [row, sums] of spread.entries()) addTo(sums, vector, vector[row]);
  }
  const found: Float64Array[] = [];
  while (found.length < to) {
    let direction = Float64Array.from({ length: from }, () => random() - 0.5);
    for (let time = 0; time < 60; time++) {
      const next = Float64Array.from(spread, (sums) => dot(sums, direction));
      for (const other of found) addTo(next, other, -dot(next, other));
      const length = Math.hypot(...next);
      direction = next.map((number) => number / length);
    }
    found.push(direction);
  }
  return Float32Array.from({ length: from * to }, (_, at) => {
    return found[at % to]?.[Math.floor(at / to)] ?? 0;
  });
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
