import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The guides that show a change of the code as a diff, and how many files it has at most. */
export const guidesWithDiff = [
  ['add-a-page', 2],
  // Two of them are the words that visitors read, in each language.
  ['add-a-field', 7],
  ['add-a-column', 5],
] as const;

/** The diff of a guide: all its blocks of that kind. */
export function diffOf(guide: string): string {
  const text = readFileSync(join(import.meta.dirname, `../../docs/guides/${guide}.md`), 'utf8');
  return [...text.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff]) => diff).join('');
}
