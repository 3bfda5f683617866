import type { Category } from '../categories.ts';

/** The six sheets of the drawings (src/ui/documents), used as an automation's icon. */
export type DocumentKind = 'invoice' | 'letter' | 'table' | 'form' | 'receipt' | 'chart';

/** How much of a build it is; each has a price and a duration in prices.ts, 'custom' has neither. */
export type Complexity = 'simple' | 'moderate' | 'advanced' | 'custom';

/** One thing that the agency automates; every list on the site is a view of these. */
export interface Automation {
  /** Stable, kebab-case: part of addresses (`/contact?about=…`). */
  readonly id: string;
  /** Its colour is the category's: `hueOf`. */
  readonly category: Category;
  readonly title: string;
  /** One or two sentences: what is automated, for whom, with what result. */
  readonly description: string;
  /** How it works, for who has opened the dialog: what is checked, where a person decides. */
  readonly detail: string;
  readonly icon: DocumentKind;
  /** What goes in and what comes out, a few words each. */
  readonly takes: string;
  readonly gives: string;
  /** From go-ahead to daily use, e.g. '1 week', 'varies'; within the span of its complexity. */
  readonly timeToValue: string;
  readonly complexity: Complexity;
  /** Our estimate of a year's saved hours over the cost to build, e.g. '5x', 'infinite'. */
  readonly roiMultiplier: string;
}
