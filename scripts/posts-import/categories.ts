import { type Decisions, NO_LABEL, ownCategories, ownCategoryNamed } from './owner-file.ts';

/** Of posts whose labels name none of the blog's categories, until the owner says otherwise. */
const FALLBACK = ownCategories.find((one) => one === 'business') ?? ownCategories[0] ?? '';

/**
 * The category of a post, by the first of its labels that has one. Labels that are new are added to the decisions, with a
 * guess: the category of the same name, or none.
 *
 * @returns undefined if no label decides
 */
export function categoryBy(labels: readonly string[], categories: Decisions['categories']): string | undefined {
  // An old label may have the name of what every object has, such as "constructor".
  for (const label of labels) if (!Object.hasOwn(categories, label)) categories[label] = guess(label);
  return (
    labels.map((label) => (Object.hasOwn(categories, label) ? categories[label] : null)).find(Boolean) ?? undefined
  );
}

/** The category of posts whose labels decide nothing; added to the decisions if it is not among them. */
export function otherCategory(categories: Decisions['categories']): string {
  return (categories[NO_LABEL] ??= FALLBACK);
}

function guess(label: string): string | null {
  const name = label
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  return ownCategoryNamed(label) ?? ownCategories.find((one) => one === name) ?? null;
}
