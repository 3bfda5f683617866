import { atom } from 'nanostores';
import { ask } from '#src/lib/island.ts';

export const $calculatorOpen = atom(false);

/** The hashes that open the calculator, on load and whenever they change. */
export const calculatorHashes = ['#calculator', '#industry-calculator'];

/**
 * Opens the industry ROI calculator.
 *
 * @throws where the page carries no calculator.
 */
export function openCalculator(): void {
  ask('calculator', 'openCalculator');
  $calculatorOpen.set(true);
}

export function closeCalculator(): void {
  $calculatorOpen.set(false);
}
