import type { Motion } from './carousel-motion.ts';
import { present } from './carousel-slide.ts';

/** A slide counts as in view if at least this fraction of it is visible. */
const SHARE = 0.6;

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(root);

/** Makes slides out of view unreachable; loads the rest (carousel-motion.ts) when the carousel comes into view. */
function start(root: HTMLElement): void {
  const track = root.querySelector('ul') as HTMLElement;
  let motion: Motion | undefined;
  let loading: Promise<Motion> | undefined;

  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        present(target as HTMLElement, intersectionRatio >= SHARE);
      }
      motion?.follow();
    },
    { root: track, threshold: SHARE },
  );
  for (const slide of track.children) inView.observe(slide);

  const load = () => {
    // Not destructured: the bundler would add a wrapper, which every first visit would download.
    loading ??= import('./carousel-motion.ts').then((carousel) => (motion = carousel.startMotion(root)));
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const nearby = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    nearby.disconnect();
    void load();
  });
  nearby.observe(track);

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step], [data-slide]');
    if (!button) return;
    load().then(
      ({ press }) => press(button.dataset),
      () => document.dispatchEvent(new Event('load-failed')),
    );
  });
}
