import type { Category } from './categories.ts';

/** The six sheets of the drawings (src/ui/documents), used as an automation's icon. */
export type DocumentKind = 'invoice' | 'letter' | 'table' | 'form' | 'receipt' | 'chart';

/** One thing that the agency automates; every list on the site is a view of these. */
export interface Automation {
  /** Stable, kebab-case: part of addresses (`/contact?about=…`). */
  id: string;
  category: Category;
  title: string;
  /** One or two sentences: what is automated, for whom, with what result. */
  description: string;
  icon: DocumentKind;
  /** What goes in and what comes out, a few words each. */
  takes: string;
  gives: string;
  /** e.g. '1 week', 'varies'. */
  timeToValue: string;
  complexity: 'simple' | 'moderate' | 'advanced' | 'custom';
  /** e.g. '5x', 'infinite'. */
  roiMultiplier: string;
}

export const offerings: readonly Automation[] = [];
