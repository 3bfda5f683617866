import type { Complexity, DocumentKind } from './automation.ts';
import type { TaskId } from './task.ts';

/** One of the most popular services, in terms of the agency's prices. */
export interface PopularService<Price, Category extends string = string> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: Price;
  /** Id of a service category. */
  readonly category: Category;
  /** The office work that it takes over, where the category does not say it. */
  readonly task?: TaskId;
  readonly icon: DocumentKind;
}

/** One of the three sizes of build: what it means, costs and takes. */
export interface ComplexityBand {
  readonly complexity: Exclude<Complexity, 'custom'>;
  readonly title: 'Simple' | 'Moderate' | 'Advanced';
  readonly description: string;
  readonly price: string;
  readonly time: string;
}

/** What /services can show below its head; content/services-pages.data.ts lists what it does. */
export type CatalogueSection = 'popular' | 'bundles' | 'ideas';

/** What /services-old can show below its head; content/services-pages.data.ts lists what it does. */
export type MarketingSection =
  'categories' | 'packages' | 'add-ons' | 'gallery' | 'bundle' | 'team' | 'questions' | 'closing';
