import { offerings } from '#src/content/automations.ts';
import { galleryExtra } from '#src/content/automations/custom.data.ts';
import { galleryIdeas } from '#src/domain/gallery.ts';
import { showOffering } from '../offering-dialog.ts';
import { factsOf } from '../offering-facts.ts';

/**
 * Opens the page's dialog with an idea of the gallery: the automation's facts, but with return and complexity
 * as the gallery states them (it has no 'custom').
 *
 * @throws if no idea has that id.
 */
export function openGalleryIdea(id: string): void {
  const idea = galleryIdeas.find((one) => one.id === id);
  const automation = [...offerings, galleryExtra].find((one) => one.id === id);
  if (!idea || !automation) throw new Error(`No idea is called ${id}`);
  const facts: Record<string, string> = { ...factsOf(automation), roi: idea.roi };
  if (automation.complexity === 'custom') facts.complexity = idea.complexity;
  showOffering(facts, idea.category);
}
