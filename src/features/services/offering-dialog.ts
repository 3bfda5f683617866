import { offerings } from '#src/content/automations.ts';
import { hueOf, type Category } from '#src/content/categories.ts';
import '#src/ui/dialog-styles.ts';
import { startDialog } from '#src/ui/plain-dialog.ts';
import { factsOf } from './offering-facts.ts';

const dialog = document.getElementById('offering-dialog') as HTMLDialogElement;
let title = '';

/**
 * Fills the page's dialog (OfferingDialog.astro) with an automation and opens it.
 *
 * @throws if no automation has that id.
 */
export function openOffering(id: string): void {
  const offering = offerings.find((one) => one.id === id);
  if (!offering) throw new Error(`No automation is called ${id}`);
  showOffering(factsOf(offering), offering.category);
}

/** Opens the dialog with these texts. */
export function showOffering(facts: Record<string, string>, category: Category): void {
  title = facts.title ?? '';
  for (const [field, words] of Object.entries(facts)) {
    const place = dialog.querySelector(`[data-field="${field}"]`);
    if (place) place.textContent = words;
  }
  dialog.dataset.hue = String(hueOf(category));
  dialog.showModal();
  dialog.scrollTop = 0;
}

startDialog(dialog);
dialog.querySelector('[data-want]')?.addEventListener('click', () => {
  dialog.close();
  document.dispatchEvent(new CustomEvent('open-contact', { detail: { about: title } }));
});
