/** How far the page scrolls before the header draws in, in px (docs/spec.md). */
const SCROLL_THRESHOLD = 20;
/** The line below the top on which a section counts as the one in view, in px (docs/spec.md). */
const SECTION_OFFSET = 100;
/** What the menu of a phone lies over. */
const BEHIND = 'body>:not(#header,#toasts)';

/** The header's behaviour: menu and dropdown, change of style, the section in view. */
export function startHeader(header: HTMLElement): void {
  const togglers = [...header.querySelectorAll<HTMLElement>('[aria-controls]')];
  const menu = togglers[0] as HTMLElement;
  const isOpen = (button: Element) => button.ariaExpanded === 'true';
  const expand = (button: Element, open: boolean) => {
    if (open === isOpen(button)) return;
    button.ariaExpanded = String(open);
    // The menu of a phone lies over the page, which is then out of reach.
    if (button !== menu) return;
    for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = open;
  };
  /** The focus that was in it goes to what unfolds it. */
  const fold = (button: HTMLElement) => {
    expand(button, false);
    button.focus();
  };

  // A click on a toggler turns it over and closes what does not hold it; any other click that is not
  // inside an open part closes all of them.
  document.addEventListener('click', ({ target }) => {
    for (const button of togglers) {
      if (button.contains(target as Node)) expand(button, !isOpen(button));
      else if (!button.nextElementSibling?.contains(target as Node)) expand(button, false);
    }
  });
  // Following a link or opening a dialog from the menu folds it, so that the dialog can give the focus
  // back to something that is there.
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, [data-open]')) togglers.filter(isOpen).forEach(fold);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') togglers.filter(isOpen).slice(-1).forEach(fold);
  });

  const items = header.querySelectorAll<HTMLElement>('[data-section]');
  const onScroll = () => {
    header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
    for (const item of items) {
      const box = document.getElementById(item.dataset.section ?? '')?.getBoundingClientRect();
      const isInView = box && box.top <= SECTION_OFFSET && box.bottom > SECTION_OFFSET;
      item.toggleAttribute('data-in-view', Boolean(isInView));
    }
    // Turned to where the items stand in a line: nothing is folded, and nothing lies behind.
    if (!menu.offsetWidth) expand(menu, false);
  };
  for (const type of ['scroll', 'resize']) addEventListener(type, onScroll);
  onScroll();
}
