/** Scroll distance after which the floating tools retract to the edge, in px. */
const TUCK_AFTER = 200;
/** Elements of a page that the tools must never cover. */
const NEEDED = 'form,[type=submit],[data-total],[data-figure],[data-book]';

/** Retracts the floating tools on scrolling down, and shows them on scrolling up (Tools.astro). */
export function startTools(strip: HTMLElement): void {
  let before = 0;
  const onScroll = () => {
    const { left, top } = strip.getBoundingClientRect();
    const covered = (elements: NodeListOf<Element>) =>
      [...elements].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.bottom > top && box.right > left && box.top < innerHeight;
      });
    // Section by section: those that are not laid out yet would be, for a button within them.
    const covers = covered(document.querySelectorAll('main > *')).some(
      (section) => covered(section.querySelectorAll(NEEDED)).length > 0,
    );
    strip.toggleAttribute('data-tucked', covers || (scrollY > TUCK_AFTER && scrollY >= before));
    before = scrollY;
  };
  addEventListener('scroll', onScroll);
  // At first, after the layout.
  new ResizeObserver(onScroll).observe(strip);
}
