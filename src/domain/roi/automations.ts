import { galleryExtra } from '#src/content/automations/custom.data.ts';
import { offerings, type Automation } from '#src/content/automations.ts';
import { prices, type Price } from '#src/content/prices.ts';
import { popularServices, type PopularService } from '../services.ts';
import { taskOfCategory, taskOfServices } from './task-of.data.ts';
import type { TaskId } from '#src/contracts/content/task.ts';

/** An item of our catalog that takes over office work. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly price: Price;
  readonly task: TaskId;
  /** The share of a team's hours at that task that pass through one such build. */
  readonly reach: number;
}

/** Our assumption: a larger build covers more of the cases that a task consists of. */
const reachOf = { simple: 0.25, moderate: 0.35, advanced: 0.45 } as const;

/** The automations and services that take over office work at a listed price; a price per user cannot be added up. */
export const candidates: readonly Candidate[] = [
  ...[...offerings, galleryExtra].flatMap(fromAutomation),
  ...popularServices.flatMap(fromService),
];

function fromAutomation({ id, title, category, complexity, task: own }: Automation): Candidate[] {
  const task = own ?? taskOfCategory[category];
  if (complexity === 'custom' || !task) return [];
  return [{ id, title, task, price: prices[complexity], reach: reachOf[complexity] }];
}

function fromService({ id, title, category, price, task: own }: PopularService): Candidate[] {
  const task = own ?? taskOfServices[category];
  if (!task || !price.once || price.perUser) return [];
  return [{ id, title, task, price, reach: reachOf.moderate }];
}
