/** Scroll distance after which the header shrinks, in px (docs/spec.md). */
const SCROLL_THRESHOLD = 20;
/** Distance from the top at which a section counts as in view, in px (docs/spec.md). */
const SECTION_OFFSET = 100;
/** The page behind a phone's open menu. */
const BEHIND = 'body>:not(#header,#toasts)';

/** The header's behavior: menu and dropdown, change of style, the section in view. */
export function startHeader(header: HTMLElement): void {
  const togglers = [...header.querySelectorAll<HTMLElement>('[aria-controls]')];
  const menu = togglers[0] as HTMLElement;
  const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
  const expand = (button: Element, open: boolean) => {
    if (open === isOpen(button)) return;
    button.setAttribute('aria-expanded', String(open));
    // A phone's open menu covers the page, which then must not be reachable.
    if (button !== menu) return;
    for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = open;
  };
  /** Moves the focus from the collapsed part to its button. */
  const fold = (button: HTMLElement) => {
    expand(button, false);
    button.focus();
  };

  // A click on a toggler toggles its part and closes all others; any other click outside an open part closes
  // all of them.
  document.addEventListener('click', ({ target }) => {
    for (const button of togglers) {
      if (button.contains(target as Node)) expand(button, !isOpen(button));
      else if (!button.nextElementSibling?.contains(target as Node)) expand(button, false);
    }
  });
  // Following a link or opening a dialog from the menu collapses it, so that the dialog can later return the
  // focus to a visible element.
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, [data-open]')) togglers.filter(isOpen).forEach(fold);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') togglers.filter(isOpen).slice(-1).forEach(fold);
  });

  const items = header.querySelectorAll<HTMLElement>('[data-section]');
  const onScroll = () => {
    // Everything is read before anything is written, which would cost another layout.
    const isRow = !menu.offsetWidth;
    const inView = [...items].map(({ dataset }) => {
      const box = document.getElementById(dataset.section ?? '')?.getBoundingClientRect();
      return Boolean(box && box.top <= SECTION_OFFSET && box.bottom > SECTION_OFFSET);
    });
    header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
    items.forEach((item, place) => item.toggleAttribute('data-in-view', inView[place]));
    // Rotated to a width where the menu is a row: nothing is collapsed or inert.
    if (isRow) expand(menu, false);
  };
  addEventListener('scroll', onScroll);
  // At first and at every width, after the layout.
  new ResizeObserver(onScroll).observe(header);
}
