import { offerings, type Automation } from '#src/content/automations.ts';
import { galleryExtra } from '#src/content/automations/custom.data.ts';
import { services } from '#src/content/messages.ts';

/** The gallery's filter has three levels; custom work counts as advanced. */
const complexityWords = {
  simple: services.simple,
  moderate: services.moderate,
  advanced: services.advanced,
  custom: services.advanced,
} as const;

export type GalleryComplexity = (typeof complexityWords)[Automation['complexity']];

/** The ideas in the gallery of the marketing page: the automations and one more. */
export const galleryIdeas = [...offerings, galleryExtra].map((automation) => ({
  ...automation,
  /** What its price follows from. */
  size: automation.complexity,
  complexity: complexityWords[automation.complexity],
  /** e.g. '5x in the first year'. */
  roi:
    automation.complexity === 'custom' ? services.returnDepends : services.returnInFirstYear(automation.roiMultiplier),
}));

/** The levels, from little to build to much. */
export const galleryLevels: readonly GalleryComplexity[] = [
  complexityWords.simple,
  complexityWords.moderate,
  complexityWords.advanced,
];
