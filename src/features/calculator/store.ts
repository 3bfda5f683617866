import { atom } from 'nanostores';
import { requestIsland } from '#src/lib/island.ts';

export const $calculatorOpen = atom(false);

/** The URL hashes that open the calculator, on load and on change. */
export const calculatorHashes = ['#calculator', '#industry-calculator'];

/**
 * Opens the industry ROI calculator.
 *
 * @param onFailure called if it cannot be opened.
 * @throws if the page carries no calculator and no `onFailure` is given.
 */
export function openCalculator(onFailure?: () => void): void {
  requestIsland('calculator', 'openCalculator', onFailure);
  $calculatorOpen.set(true);
}

export function closeCalculator(): void {
  $calculatorOpen.set(false);
}
