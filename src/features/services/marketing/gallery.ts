import { galleryView, type GalleryChoice } from './gallery-view.ts';

/**
 * The gallery's filter and its 'Show More'. They hide ideas that are all in the page.
 *
 * @param root the section (Gallery.astro).
 */
export function startGallery(root: HTMLElement): void {
  const ideas = [...root.querySelectorAll<HTMLElement>('[data-complexity]')];
  const complexities = ideas.map(({ dataset }) => dataset.complexity ?? '');
  const choices = [...root.querySelectorAll<HTMLButtonElement>('[data-choice]')];
  const toggle = root.querySelector('[data-toggle]') as HTMLButtonElement;
  const count = root.querySelector('[data-count]') as HTMLElement;
  let choice: GalleryChoice = 'All';
  let whole = false;

  function show(): void {
    const view = galleryView(complexities, choice, whole);
    for (const [place, idea] of ideas.entries()) idea.hidden = !view.shown.has(place);
    for (const button of choices) button.ariaPressed = String(button.dataset.choice === choice);
    toggle.textContent = view.toggle ?? '';
    toggle.hidden = !view.toggle;
    count.textContent = `Showing ${view.shown.size} of ${ideas.length} ideas`;
  }

  for (const button of choices) {
    button.addEventListener('click', () => {
      choice = button.dataset.choice as GalleryChoice;
      show();
    });
  }
  toggle.addEventListener('click', () => {
    const before = new Set(ideas.filter(({ hidden }) => !hidden));
    whole = !whole;
    show();
    // Expanded, the focus moves to the first new idea; collapsed, the button scrolls back into view.
    const first = ideas.find((idea) => !idea.hidden && !before.has(idea));
    if (first) first.querySelector('button')?.focus({ preventScroll: true });
    else toggle.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  show();
  root.toggleAttribute('data-started', true);
}
