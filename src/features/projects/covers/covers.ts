import type { Cover } from './cover.ts';
import { floorCovers } from './floors.ts';
import { officeCovers } from './offices.ts';

/** Every cover by its project's slug. */
export const covers: Readonly<Record<string, Cover>> = { ...officeCovers, ...floorCovers };

/**
 * The cover of a project.
 *
 * @throws where none has been drawn.
 */
export function coverOf(slug: string): Cover {
  const cover = covers[slug];
  if (!cover) throw new Error(`No cover is drawn for the project "${slug}"`);
  return cover;
}
