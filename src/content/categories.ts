import { categories, type Category } from './categories.data.ts';

export * from './categories.data.ts';

/** The category's step on the color wheel, 0 to 15, for `data-hue`. */
export function hueOf(category: Category): number {
  return categories.indexOf(category);
}
