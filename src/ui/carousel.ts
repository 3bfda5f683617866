import type { Motion } from './carousel-motion.ts';
import { placeText, present } from './carousel-place.ts';

/** A slide is in view when this share of it is. */
const SHARE = 0.6;

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(root);

/**
 * What a carousel needs from the start: slides out of view are inert, the count line and the dots say
 * where one is. What moves it (carousel-motion.ts) is fetched when the carousel comes into view.
 */
function start(root: HTMLElement): void {
  const track = root.querySelector('ul') as HTMLElement;
  const place = root.querySelector('[data-place]') as HTMLElement;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-slide]')];

  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        present(target as HTMLElement, intersectionRatio >= SHARE);
      }
      const shown = ([...track.children] as HTMLElement[])
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
    },
    { root: track, threshold: SHARE },
  );
  for (const slide of slides) inView.observe(slide);

  let loading: Promise<Motion> | undefined;
  const motion = () => {
    loading ??= import('./carousel-motion.ts').then(({ startMotion }) => startMotion(root, slides));
    loading.catch(() => (loading = undefined));
    return loading;
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void motion();
  }).observe(track);

  root.addEventListener('click', async ({ target }) => {
    const { step, slide } =
      (target as Element).closest<HTMLElement>('[data-step], [data-slide]')?.dataset ?? {};
    if (!step && !slide) return;
    // From here on moving is what the visitor is about, and worth telling.
    place.ariaLive = 'polite';
    try {
      const { turn, show } = await motion();
      const asked = slides[Number(slide)];
      if (step) turn(Number(step));
      else if (asked) show(asked);
    } catch (error) {
      document.dispatchEvent(new CustomEvent('load-failed', { detail: { error } }));
    }
  });
}
