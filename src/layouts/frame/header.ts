/** How far the page scrolls before the header draws in, in px (spec, section 9). */
const SCROLL_THRESHOLD = 20;
/** The line below the top on which a section counts as the one in view, in px (spec, section 9). */
const SECTION_OFFSET = 100;

/** The header's behaviour: menu and dropdown, change of style, the section in view. */
export function startHeader(header: HTMLElement): void {
  const togglers = [...header.querySelectorAll('[aria-controls]')];
  const expand = (button: Element, open: boolean) => (button.ariaExpanded = String(open));
  const isOpen = (button: Element) => button.ariaExpanded === 'true';

  // A click on a toggler turns it over and closes what does not hold it; any other click that is not
  // inside an open part closes all of them.
  document.addEventListener('click', ({ target }) => {
    for (const button of togglers) {
      if (button.contains(target as Node)) expand(button, !isOpen(button));
      else if (!button.nextElementSibling?.contains(target as Node)) expand(button, false);
    }
  });
  // Following a link or opening a dialog from the menu folds it; the focus that was in it goes to what
  // unfolds it, so that a dialog can give it back to something that is there.
  header.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a, [data-open]')) return;
    for (const button of togglers.filter(isOpen)) {
      expand(button, false);
      (button as HTMLElement).focus();
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && togglers.filter(isOpen).at(-1);
    if (!open) return;
    expand(open, false);
    (open as HTMLElement).focus();
  });

  const items = header.querySelectorAll<HTMLElement>('[data-section]');
  const onScroll = () => {
    header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
    for (const item of items) {
      const box = document.getElementById(item.dataset.section ?? '')?.getBoundingClientRect();
      const isInView = box && box.top <= SECTION_OFFSET && box.bottom > SECTION_OFFSET;
      item.toggleAttribute('data-in-view', Boolean(isInView));
    }
  };
  for (const type of ['scroll', 'resize']) addEventListener(type, onScroll, { passive: true });
  onScroll();
}
