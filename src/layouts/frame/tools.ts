/** How far the page scrolls before the floating tools draw in to the edge, in px. */
const TUCK_AFTER = 200;
/** What they make way for wherever it comes to lie beneath them. */
const NEEDED = 'main [type=submit],[data-total]';

/**
 * Draws the floating tools in to the edge while a visitor reads on, and back out when the page is
 * scrolled up (Tools.astro).
 */
export function startTools(strip: HTMLElement): void {
  let before = 0;
  const onScroll = () => {
    const { left, top } = strip.getBoundingClientRect();
    const covers = [...document.querySelectorAll(NEEDED)].some((element) => {
      const box = element.getBoundingClientRect();
      return box.bottom > top && box.right > left && box.top < innerHeight;
    });
    strip.toggleAttribute('data-tucked', covers || (scrollY > TUCK_AFTER && scrollY >= before));
    before = scrollY;
  };
  addEventListener('scroll', onScroll);
  onScroll();
}
