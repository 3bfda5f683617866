import { setFlag } from '#src/lib/set-flag.ts';
import { cutFor, dropIndex, placeText } from './carousel-loop.ts';
import { present } from './carousel-slide.ts';

export type Motion = ReturnType<typeof startMotion>;

const ARROWS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Makes a carousel loop and respond to its buttons, the arrow keys and mouse drags. Scrolling is native:
 * wheel, trackpad and touch only need the loop.
 *
 * The loop cuts the row of slides somewhere out of view and moves the front part behind the rest, so that the
 * document order, which screen readers and Tab follow, matches the screen.
 */
export function startMotion(root: HTMLElement) {
  const track = root.querySelector('ul') as HTMLElement;
  const place = root.querySelector('[data-place]') as HTMLElement;
  const { place: words = '' } = place.dataset;
  const dots = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const row = () => [...track.children] as HTMLElement[];
  /** The slides by number, whatever their order in the row. */
  const slides = row();
  const leftOf = (slide: HTMLElement) => slide.offsetLeft - (row()[0]?.offsetLeft ?? 0);
  /** Distance between the left edges of adjacent slides, in px. */
  const pitch = () => {
    const second = row()[1];
    return second ? leftOf(second) : track.clientWidth;
  };
  const inFront = () => row()[Math.round(track.scrollLeft / pitch())] as HTMLElement;
  const isAt = (slide: HTMLElement) => Math.abs(leftOf(slide) - track.scrollLeft) < 2;

  /** The first slide in view, or the one being scrolled to. */
  let goal = inFront();

  function rotateRow(slide: HTMLElement): void {
    const order = row();
    const cut = cutFor(order.indexOf(slide), Math.round(track.clientWidth / pitch()), order.length);
    if (!cut) return;
    const anchor = inFront();
    const within = track.scrollLeft - leftOf(anchor);
    // Only slides out of view are moved, so that nothing in view loses the focus.
    if (order.indexOf(anchor) >= cut) track.append(...order.slice(0, cut));
    else track.prepend(...order.slice(cut));
    track.scrollLeft = leftOf(anchor) + within;
  }

  function show(slide: HTMLElement): void {
    goal = slide;
    // Snapping would interfere with scripted scrolling; it is restored once the slide has arrived.
    track.dataset.moving ??= '';
    rotateRow(slide);
    if (isAt(slide)) settle();
    else track.scrollTo({ left: leftOf(slide), behavior: still.matches ? 'instant' : 'smooth' });
  }

  function turn(by: number): void {
    // A swipe has moved on from the goal before it counts as ended.
    if (track.dataset.moving === undefined) goal = inFront();
    const order = row();
    const slide = order.at((order.indexOf(goal) + by) % order.length);
    if (slide) show(slide);
  }

  function settle(): void {
    goal = inFront();
    rotateRow(goal);
    delete track.dataset.moving;
  }

  onScrollEnd(track, () => {
    if (track.dataset.moving === 'drag') return;
    // A scroll that was interrupted by a later one has not arrived.
    if (track.dataset.moving === '' && !isAt(goal)) show(goal);
    else settle();
  });
  // Touching or wheeling the row stops a scripted scroll, and may go back beyond the first slide. A mouse does so
  // only once it drags: a press that selects text or clicks must not move anything.
  track.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'mouse' && settle());
  track.addEventListener('wheel', ({ deltaX }) => deltaX && settle(), { passive: true });

  dragByMouse(track, settle, (towards) => {
    const slide = row().at(Math.min(dropIndex(track.scrollLeft / pitch(), towards), slides.length - 1));
    if (slide) show(slide);
  });

  root.addEventListener('keydown', (event) => {
    const by = ARROWS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = event.target as HTMLElement;
    turn(by);
    // The focused element scrolls out of view: its equivalent in the new slide gets the focus.
    present(goal, true);
    const like =
      from.dataset.slide !== undefined
        ? dots[slides.indexOf(goal)]
        : track.contains(from) && goal.querySelector<HTMLElement>('a[href], button');
    if (like) like.focus({ preventScroll: true });
  });

  /** Handles a button: `data-step` moves by slides, `data-slide` goes to a slide. */
  function press({ step, slide }: DOMStringMap): void {
    // From now on changes are caused by the visitor and should be announced.
    place.setAttribute('aria-live', 'polite');
    const asked = slides[Number(slide)];
    if (step) turn(Number(step));
    else if (asked) show(asked);
  }

  /** Updates the count line and the dots. */
  function follow(): void {
    const shown = row()
      .filter((slide) => !slide.inert)
      .map((slide) => slides.indexOf(slide));
    const [first, last] = [shown.at(0), shown.at(-1)];
    if (first === undefined || last === undefined) return;
    place.textContent = placeText(words, first + 1, last + 1, slides.length);
    dots.forEach((dot, i) => {
      dot.toggleAttribute('data-shown', shown.includes(i));
      setFlag(dot, 'aria-current', i === first);
      // One tab stop; the arrow keys do the rest.
      dot.tabIndex = i === first ? 0 : -1;
    });
  }

  follow();
  return { press, follow };
}

/** How long a row has not moved when it counts as at rest, in ms. */
const REST = 120;

/** Calls back when scrolling has ended, also in browsers without `scrollend` (Safari before 26.2). */
function onScrollEnd(track: HTMLElement, onEnd: () => void): void {
  if ('onscrollend' in window) {
    track.addEventListener('scrollend', onEnd);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(onEnd, REST);
  });
}

/** How far the mouse must move to drag instead of click, in px. */
const THRESHOLD = 6;

/** Lets a mouse drag a scrolling row, as touch does natively; `onDrop` receives the last direction, 1 toward later slides. */
function dragByMouse(track: HTMLElement, onStart: () => void, onDrop: (towards: 1 | -1) => void): void {
  track.addEventListener('pointerdown', (down) => {
    if (down.pointerType !== 'mouse' || down.button !== 0) return;
    let x = down.clientX;
    let towards: 1 | -1 = 1;
    const listening = new AbortController();
    const { signal } = listening;

    const start = () => {
      onStart();
      track.dataset.moving = 'drag';
      // The click that ends the drag then goes to the row, not to a button in a slide.
      track.setPointerCapture(down.pointerId);
      getSelection()?.removeAllRanges();
    };
    const move = ({ clientX }: PointerEvent) => {
      if (track.dataset.moving !== 'drag') {
        if (Math.abs(clientX - x) < THRESHOLD) return;
        start();
      }
      if (clientX === x) return;
      towards = clientX < x ? 1 : -1;
      track.scrollLeft += x - clientX;
      x = clientX;
    };
    const drop = () => {
      listening.abort();
      if (track.dataset.moving !== 'drag') return;
      track.dataset.moving = '';
      onDrop(towards);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', drop, { signal });
  });
}
