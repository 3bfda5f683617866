import type { TaskId } from './task.ts';

/** The six document drawings (src/ui/documents), used as an automation's icon. */
export type DocumentKind = 'invoice' | 'letter' | 'table' | 'form' | 'receipt' | 'chart';

/** Size of the build. Each has a price and a duration in prices.data.ts, except 'custom'. */
export type Complexity = 'simple' | 'moderate' | 'advanced' | 'custom';

/** One automation that the agency offers; every list on the site shows a selection of these. */
export interface Automation<Category extends string = string> {
  /** Stable, kebab-case: part of URLs (`/contact?about=…`). */
  readonly id: string;
  /** Also sets its color: its place among the categories. */
  readonly category: Category;
  /** The office work that it takes over, where the category does not say it (src/domain/roi/automations.ts). */
  readonly task?: TaskId;
  readonly title: string;
  /** One or two sentences: what is automated, for whom, with what result. */
  readonly description: string;
  /** How it works, shown in the dialog: what is checked, where a person decides. */
  readonly detail: string;
  readonly icon: DocumentKind;
  /** Input and output, a few words each. */
  readonly takes: string;
  readonly gives: string;
  /** From go-ahead to daily use, e.g. '1 week', 'varies'; within the range for its complexity. */
  readonly timeToValue: string;
  readonly complexity: Complexity;
  /** Estimated first-year savings in working time divided by the build cost, e.g. '5x', 'infinite'. */
  readonly roiMultiplier: string;
}
