/** Duration and frame interval of the counting, in ms (docs/spec.md). */
const DURATION = 500;
const TICK = 16;

/** Counts each figure up to the number in the page, once, when it comes into view. */
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
  // Not the text, whose digits a translator may have changed.
  const value = Number(element.dataset.countUp);
  const start = performance.now();
  element.style.width = `${element.getBoundingClientRect().width}px`;
  const tick = () => {
    const elapsed = performance.now() - start;
    // Fast at first.
    const left = 1 - Math.min(elapsed / DURATION, 1);
    element.textContent = String(Math.round(value * (1 - left ** 2)));
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
