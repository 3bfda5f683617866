/** Figures as the benchmarks compute them and as their pages state them. */

/** The value within which this share of all values lies. @throws where there is none */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** How many answers were right, and of how many. */
export interface Score {
  right: number;
  of: number;
}

export function scoreCells(score: Score): string[] {
  return [`${score.right} of ${score.of}`, shareOf(score)];
}

/** As in '91.2 %'. */
export function shareOf({ right, of }: Score): string {
  return `${((100 * right) / of).toFixed(1)} %`;
}

/** Rounds whose medians count. What is compared runs by turns, so that other work on the machine affects both. */
export const ROUNDS = 7;

/** Rounds before those, because code that runs often gets faster. */
const WARM_UP = 2;

/** The results of the rounds after the warm-up. */
export async function repeat<T>(round: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < WARM_UP + ROUNDS; i += 1) results.push(await round());
  return results.slice(WARM_UP);
}
