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

  const onScroll = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', onScroll, { passive: true });
  onScroll();

  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        header
          .querySelector(`[data-section="${target.id}"]`)
          ?.toggleAttribute('data-in-view', isIntersecting);
      }
    },
    // A band one pixel high, SECTION_OFFSET below the top of any window.
    { rootMargin: `-${SECTION_OFFSET}px 0px ${SECTION_OFFSET + 1 - innerHeight}px` },
  );
  for (const item of header.querySelectorAll<HTMLElement>('[data-section]')) {
    const section = document.getElementById(item.dataset.section ?? '');
    if (section) inView.observe(section);
  }
}
