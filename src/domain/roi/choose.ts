import { bundleDiscounts } from '#src/content/prices.ts';
import type { TaskId } from '#src/contracts/content/task.ts';
import type { Candidate } from './automations.ts';
import { tasks } from '#src/content/trades.ts';
import type { Workload } from './workload.ts';

/** An automation that pays for itself here, with the hours that pass through it. */
export interface ChosenAutomation {
  readonly candidate: Candidate;
  /** Hours a week of its task that pass through it. */
  readonly reachedHours: number;
}

/** The largest bundle with a discount that is not agreed case by case. */
export const MOST_BUILDS = Math.max(...bundleDiscounts.map(({ to, percent }) => (percent && to) || 0));

const WEEKS_PER_YEAR = 48;

/** An automation that takes longer to pay for itself is not worth offering. */
const YEARS = 2;

/**
 * The automations that return most in two years, best first. The second of a kind gets the hours that the first leaves. If
 * none pays for itself, the one that comes closest.
 */
export function chooseAutomations(
  candidates: readonly Candidate[],
  workload: ReadonlyMap<TaskId, Workload>,
): ChosenAutomation[] {
  const left = new Map([...workload].map(([task, { hours }]) => [task, hours]));
  const chosen: ChosenAutomation[] = [];
  while (chosen.length < MOST_BUILDS) {
    const open = candidates.filter(({ id }) => !chosen.some((one) => one.candidate.id === id));
    const offers = open.map((candidate): ChosenAutomation & { gain: number } => {
      const { task, reach } = candidate;
      const reachedHours = (left.get(task) ?? 0) * reach;
      const hourlyCost = workload.get(task)?.hourlyCost ?? 0;
      const gain = gainOf(candidate, reachedHours * hourlyCost);
      return { candidate, reachedHours, gain };
    });
    const [best] = offers.filter(({ reachedHours }) => reachedHours > 0).sort((one, other) => other.gain - one.gain);
    if (!best || (best.gain <= 0 && chosen.length > 0)) break;
    const { candidate, reachedHours } = best;
    chosen.push({ candidate, reachedHours });
    left.set(candidate.task, (left.get(candidate.task) ?? 0) - reachedHours);
  }
  return chosen;
}

/** US dollars: the middle of each price range, without the discount. */
function gainOf({ task, price }: Candidate, costOfHours: number): number {
  const { share } = tasks[task];
  const saved = ((share.min + share.max) / 2) * costOfHours * WEEKS_PER_YEAR;
  return YEARS * (saved - 12 * middle(price.monthly)) - middle(price.once);
}

function middle(range?: { readonly from: number; readonly to?: number }): number {
  return range ? (range.from + (range.to ?? range.from)) / 2 : 0;
}
