import type { Cover } from './cover.ts';
import { floorCovers } from './floors.ts';
import { officeCovers } from './offices.ts';

/** The covers by project slug. */
export const covers: Readonly<Record<string, Cover>> = { ...officeCovers, ...floorCovers };

/**
 * The cover of a project.
 *
 * @throws if there is none.
 */
export function coverOf(slug: string): Cover {
  const cover = covers[slug];
  if (!cover) throw new Error(`No cover is drawn for the project "${slug}"`);
  return cover;
}
