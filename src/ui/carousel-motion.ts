import { dragByMouse } from './carousel-drag.ts';
import { cutFor, dropIndex } from './carousel-loop.ts';
import { placeText } from './carousel-place.ts';
import { present } from './carousel-slide.ts';

export interface Motion {
  /** Does what a button says: `data-step` slides on, or to the slide of `data-slide`. */
  press: (button: DOMStringMap) => void;
  /** Brings count line and dots up to what is in view. */
  follow: () => void;
}

const ARROWS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Makes a carousel loop, and turn by its buttons, the arrow keys and a dragging mouse. The scrolling
 * is the browser's own: wheels, trackpads and fingers need nothing from here but the loop.
 *
 * The loop cuts the row of slides somewhere out of view and puts the front part behind the rest, so
 * that the order in the document, which is what is read and tabbed through, stays the one on screen.
 */
export function startMotion(root: HTMLElement): Motion {
  const track = root.querySelector('ul') as HTMLElement;
  const place = root.querySelector('[data-place]') as HTMLElement;
  const dots = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const row = () => [...track.children] as HTMLElement[];
  /** The slides by their numbers, whatever their order in the row. */
  const slides = row();
  const leftOf = (slide: HTMLElement) => slide.offsetLeft - (row()[0]?.offsetLeft ?? 0);
  /** From the left edge of a slide to that of the next, in px. */
  const pitch = () => {
    const second = row()[1];
    return second ? leftOf(second) : track.clientWidth;
  };
  const inFront = () => row()[Math.round(track.scrollLeft / pitch())] as HTMLElement;
  const isAt = (slide: HTMLElement) => Math.abs(leftOf(slide) - track.scrollLeft) < 2;

  /** The slide that is first in view, or is about to be. */
  let goal = inFront();

  function giveRoom(slide: HTMLElement): void {
    const order = row();
    const cut = cutFor(order.indexOf(slide), Math.round(track.clientWidth / pitch()), order.length);
    if (!cut) return;
    const anchor = inFront();
    const within = track.scrollLeft - leftOf(anchor);
    // The part that is not in view moves, so that nothing in view loses the focus.
    if (order.indexOf(anchor) >= cut) track.append(...order.slice(0, cut));
    else track.prepend(...order.slice(cut));
    track.scrollLeft = leftOf(anchor) + within;
  }

  function show(slide: HTMLElement): void {
    goal = slide;
    // Snapping would pull at what a script moves; it is back when the slide has arrived.
    track.dataset.moving ??= '';
    giveRoom(slide);
    if (isAt(slide)) settle();
    else track.scrollTo({ left: leftOf(slide), behavior: still.matches ? 'instant' : 'smooth' });
  }

  function turn(by: number): void {
    const order = row();
    const slide = order.at((order.indexOf(goal) + by) % order.length);
    if (slide) show(slide);
  }

  function settle(): void {
    goal = inFront();
    giveRoom(goal);
    delete track.dataset.moving;
  }

  track.addEventListener('scrollend', () => {
    if (track.dataset.moving === 'drag') return;
    // The end of a scroll that a later one has overtaken is not an arrival.
    if (track.dataset.moving === '' && !isAt(goal)) show(goal);
    else settle();
  });
  // A hand on the row stops what a button began, and may pull it back beyond the first slide.
  track.addEventListener('pointerdown', settle);
  track.addEventListener('wheel', ({ deltaX }) => deltaX && settle(), { passive: true });

  dragByMouse(track, (towards) => {
    const slide = row().at(
      Math.min(dropIndex(track.scrollLeft / pitch(), towards), slides.length - 1),
    );
    if (slide) show(slide);
  });

  root.addEventListener('keydown', (event) => {
    const by = ARROWS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = event.target as HTMLElement;
    turn(by);
    // What has the focus goes out of view: its like in the slide that comes takes it over.
    present(goal, true);
    const like =
      from.dataset.slide !== undefined
        ? dots[slides.indexOf(goal)]
        : track.contains(from) && goal.querySelector<HTMLElement>('a[href], button');
    if (like) like.focus({ preventScroll: true });
  });

  function press({ step, slide }: DOMStringMap): void {
    // From here on moving is what the visitor is about, and worth telling.
    place.ariaLive = 'polite';
    const asked = slides[Number(slide)];
    if (step) turn(Number(step));
    else if (asked) show(asked);
  }

  function follow(): void {
    const shown = row()
      .filter((slide) => !slide.inert)
      .map((slide) => slides.indexOf(slide));
    const [first, last] = [shown.at(0), shown.at(-1)];
    if (first === undefined || last === undefined) return;
    place.textContent = placeText(first + 1, last + 1, slides.length);
    dots.forEach((dot, i) => {
      dot.toggleAttribute('data-shown', shown.includes(i));
      dot.ariaCurrent = i === first ? 'true' : null;
      // One stop for the Tab key; the arrow keys do the rest.
      dot.tabIndex = i === first ? 0 : -1;
    });
  }

  follow();
  return { press, follow };
}
