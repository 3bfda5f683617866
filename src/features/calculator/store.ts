import { atom } from 'nanostores';
import { requestIsland } from '#src/lib/request-island.ts';

export const $calculatorOpen = atom(false);

/** The URL hashes that open the calculator, on load and on change. */
export const calculatorHashes = ['#calculator', '#industry-calculator'];

/** Opens the calculator. @throws if the page carries none and no `onFailure` is given. */
export function openCalculator(onFailure?: () => void): void {
  requestIsland('calculator', 'openCalculator', onFailure);
  $calculatorOpen.set(true);
}

export function closeCalculator(): void {
  $calculatorOpen.set(false);
}
