import { usDollarWorth } from '#src/content/calculator.data.ts';
import type { Industry } from '#src/trades/industry.ts';
import { LOADING, occupations } from '#src/content/trades.ts';
import type { Occupation, OccupationId } from '#src/trades/occupations.data.ts';
import type { TaskId } from '#src/contracts/content/task.ts';

export interface Workload {
  /** Hours a week, for everybody together. */
  readonly hours: number;
  /** What such an hour costs the employer, in the site's currency. */
  readonly hourlyCost: number;
}

/** The office work of the industry's typical company, by kind; kinds that do not exist are left out. */
export function workloadOf({ people, mix, emphasis }: Industry): Map<TaskId, Workload> {
  const totals = new Map<TaskId, { hours: number; cost: number }>();
  for (const [id, part] of Object.entries(mix) as [OccupationId, number][]) {
    const { wage, hours }: Occupation = occupations[id];
    for (const [task, each] of Object.entries(hours) as [TaskId, number][]) {
      const spent = people * part * each * (emphasis[task] ?? 1);
      const total = totals.get(task) ?? { hours: 0, cost: 0 };
      totals.set(task, {
        hours: total.hours + spent,
        cost: total.cost + spent * wage * usDollarWorth * LOADING,
      });
    }
  }
  return new Map(
    [...totals]
      .filter(([, { hours }]) => hours > 0)
      .map(([task, { hours, cost }]) => [task, { hours, hourlyCost: cost / hours }]),
  );
}
