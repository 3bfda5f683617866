import type { DocumentKind } from './automation.ts';
import type { TaskId } from './task.ts';

/** A service that the agency sells besides its automations. */
export interface Service<Category extends string, Price> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: Price;
  readonly category: Category;
  /** The office work that it takes over, where the category does not say it. */
  readonly task?: TaskId;
  readonly icon: DocumentKind;
}

/** What /services can show below its head; content/services-pages.data.ts lists what it does. */
export type CatalogSection = 'popular' | 'bundles' | 'ideas';

/** What /services-old can show below its head; content/services-pages.data.ts lists what it does. */
export type MarketingSection =
  | 'categories'
  | 'packages'
  | 'add-ons'
  | 'gallery'
  | 'bundle'
  | 'team'
  | 'questions'
  | 'closing';
