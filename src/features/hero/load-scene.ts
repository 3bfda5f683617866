/** The part of the Network Information API that is used; browsers without it count as fast. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Scale of the picture on 2g and slow-2g, or if the visitor's Save-Data setting is on (docs/spec.md). */
const LOW_BANDWIDTH_SCALE = '0.6';

/** Loads the animated scene once the page is idle and the hero in view; on slow connections the picture stays. */
function loadScene(root: HTMLElement): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) {
    root.style.setProperty('--media-scale', LOW_BANDWIDTH_SCALE);
    return;
  }
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const idle = window.requestIdleCallback ?? setTimeout;
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || stillness.matches) return;
    sight.disconnect();
    stillness.onchange = null;
    idle(() => {
      const { spline } = root.dataset;
      // Not destructured: the bundler would add wrappers, which every first visit would download.
      (spline
        ? import('./spline.ts').then((scene) => scene.start(root, spline))
        : import('./scene.ts').then((scene) => scene.start(root))
      ).catch(() => {});
    });
  });
  const watch = () => {
    sight.disconnect();
    sight.observe(root);
  };
  stillness.onchange = watch;
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch);
}

// Imported by the page that shows the hero, together with its other small scripts.
const scene = document.querySelector<HTMLElement>('[data-hero-scene]');
if (scene) loadScene(scene);
