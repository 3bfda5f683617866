import { offerings, type Automation, type DocumentKind } from '#src/content/automations.ts';
import { galleryExtra } from '#src/content/automations/custom.data.ts';
import type { Category } from '#src/content/categories.ts';

/** An automation as the gallery of the marketing page shows it. */
export interface GalleryIdea {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly detail: string;
  /** Also sets its color: `hueOf`. */
  readonly category: Category;
  readonly complexity: GalleryComplexity;
  /** e.g. '5x in the first year'. */
  readonly roi: string;
  readonly icon: DocumentKind;
}

export type GalleryComplexity = 'Simple' | 'Moderate' | 'Advanced';

/** The gallery's filter has three levels; custom work counts as advanced. */
const complexityWords = {
  simple: 'Simple',
  moderate: 'Moderate',
  advanced: 'Advanced',
  custom: 'Advanced',
} as const;

/** The gallery's ideas: the automations and one more. */
export const galleryIdeas: readonly GalleryIdea[] = [...offerings, galleryExtra].map(galleryIdea);

function galleryIdea(automation: Automation): GalleryIdea {
  const { id, title, description, detail, category, icon } = automation;
  const roi =
    automation.complexity === 'custom'
      ? 'depends on the task'
      : `${automation.roiMultiplier} in the first year`;
  const complexity = complexityWords[automation.complexity];
  return { id, title, description, detail, category, complexity, roi, icon };
}
