import { countAt, DURATION, TICK } from './count-up.ts';

/**
 * Counts each figure up to the number in the page, once, when it comes into view. Its box keeps the width of
 * the final value, and its name (aria-label) never changes.
 */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      count(target as HTMLElement);
    }
  },
  { threshold: 1 },
);

function count(element: HTMLElement): void {
  const value = Number(element.textContent);
  const start = performance.now();
  element.style.width = `${element.getBoundingClientRect().width}px`;
  const tick = () => {
    const elapsed = performance.now() - start;
    element.textContent = String(countAt(value, elapsed));
    if (elapsed < DURATION) return;
    clearInterval(timer);
    // Remove the fixed width, so that later changes of the text size can resize the box.
    element.style.width = '';
  };
  const timer = setInterval(tick, TICK);
  tick();
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const value of document.querySelectorAll('[data-count-up]')) seen.observe(value);
}
