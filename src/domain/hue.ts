import { categories } from '#src/content/categories.data.ts';

/** Steps of the color wheel (src/ui/brand.ts). */
export const HUES = 16;

/** The step of a category of automations, for `data-hue`: its place in the list. */
export function hueOf(category: string): number {
  return Math.max(0, (categories as readonly string[]).indexOf(category)) % HUES;
}
