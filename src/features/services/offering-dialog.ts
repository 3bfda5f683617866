import { offerings } from '#src/content/automations.ts';
import { galleryExtra } from '#src/content/automations/custom.data.ts';
import { hueOf } from '#src/domain/hue.ts';
import { galleryIdeas } from '#src/domain/gallery.ts';
import '#src/ui/dialog/dialog-styles.ts';
import { startDialog } from '#src/ui/dialog/plain-dialog.ts';
import { openModal } from '#src/ui/dialog/trap-focus.ts';
import { factsOf } from './offering-facts.ts';

const dialog = document.getElementById('offering-dialog') as HTMLDialogElement;
let title = '';

/**
 * Fills the page's dialog (OfferingDialog.astro) with the automation of a button and opens it; from the gallery with
 * return and complexity as the gallery states them (it has no 'custom').
 *
 * @throws if no automation has the button's id.
 */
export function openOffering({ dataset }: HTMLElement): void {
  const offering = [...offerings, galleryExtra].find(({ id }) => id === dataset.offering);
  if (!offering) throw new Error(`No automation is called ${dataset.offering}`);
  const facts = factsOf(offering);
  const idea = 'inGallery' in dataset && galleryIdeas.find(({ id }) => id === offering.id);
  if (idea) {
    facts.roi = idea.roi;
    if (offering.complexity === 'custom') facts.complexity = idea.complexity;
  }
  title = offering.title;
  for (const [field, words] of Object.entries(facts)) {
    const place = dialog.querySelector(`[data-field="${field}"]`);
    if (place) place.textContent = words;
  }
  dialog.dataset.hue = String(hueOf(offering.category));
  openModal(dialog);
  dialog.scrollTop = 0;
}

startDialog(dialog);
dialog.querySelector('[data-want]')?.addEventListener('click', () => {
  dialog.close();
  document.dispatchEvent(new CustomEvent('open-contact', { detail: { about: title } }));
});
