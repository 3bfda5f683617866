import type { ServiceCategoryId } from './service-categories.data.ts';

export interface AddOn {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly detail: string;
  readonly priceRange: string;
  readonly category: ServiceCategoryId;
}

/** Extras that clients order with a package, if you sell any. */
export const addOns: readonly AddOn[] = [];
