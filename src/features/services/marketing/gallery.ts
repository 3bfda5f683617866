import { services } from '#src/content/messages.ts';

/** How many ideas are visible before 'Show More' (docs/spec.md). */
export const GALLERY_SIZE = 6;

/** The gallery's filter and 'Show More' (Gallery.astro): they hide ideas that are all in the page. */
export function startGallery(root: HTMLElement): void {
  const ideas = [...root.querySelectorAll<HTMLElement>('[data-complexity]')];
  const choices = [...root.querySelectorAll<HTMLButtonElement>('[data-choice]')];
  const toggle = root.querySelector('[data-toggle]') as HTMLButtonElement;
  const count = root.querySelector('[data-count]') as HTMLElement;
  let choice: string = services.all;
  let whole = false;

  function show(): void {
    const found = ideas.filter(({ dataset }) => choice === services.all || dataset.complexity === choice);
    const shown = whole ? found : found.slice(0, GALLERY_SIZE);
    const rest = found.length - GALLERY_SIZE;
    for (const idea of ideas) idea.hidden = !shown.includes(idea);
    for (const button of choices) button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
    toggle.textContent = whole ? services.showLess : services.showMore(rest);
    toggle.hidden = rest <= 0;
    count.textContent = services.galleryShown(shown.length, ideas.length);
  }

  for (const button of choices) {
    button.addEventListener('click', () => {
      choice = button.dataset.choice ?? services.all;
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
  root.querySelector('ul')?.toggleAttribute('data-started', true);
}
