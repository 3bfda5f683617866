import { blogCategories } from '#src/contracts/blog.ts';
import { type Category, type Decisions, NO_LABEL } from './owner-file.ts';

/** Of posts whose labels name none of the blog's categories, until the owner says otherwise. */
const FALLBACK: Category = 'business';

/**
 * The category of a post, by the first of its labels that has one. Labels that are new are added to the decisions, with a
 * guess: the category of the same name, or none.
 */
export function chooseCategory(
  labels: readonly string[],
  categories: Decisions['categories'],
): { category: Category; isGuess: boolean } {
  for (const label of labels) categories[label] ??= guess(label);
  const decided = labels.map((label) => categories[label]).find((category) => category);
  if (decided) return { category: decided, isGuess: false };
  categories[NO_LABEL] ??= FALLBACK;
  return { category: categories[NO_LABEL] ?? FALLBACK, isGuess: true };
}

function guess(label: string): Category | null {
  const name = label
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  return blogCategories.find((one) => one === name || one === label.toLowerCase()) ?? null;
}
