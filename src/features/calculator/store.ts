import { atom } from 'nanostores';
import { ask } from '#src/lib/island.ts';

export const $calculatorOpen = atom(false);

/** The hashes that open the calculator, on load and whenever they change. */
export const calculatorHashes = ['#calculator', '#industry-calculator'];

/**
 * Opens the industry ROI calculator.
 *
 * @param onFailure what to do where it cannot be opened.
 * @throws where the page carries no calculator, and no `onFailure` is given.
 */
export function openCalculator(onFailure?: () => void): void {
  ask('calculator', 'openCalculator', onFailure);
  $calculatorOpen.set(true);
}

export function closeCalculator(): void {
  $calculatorOpen.set(false);
}
