import { type Pointer, stir } from './breeze.ts';
import { createRenderer } from './renderer.ts';
import { advance, openShow } from './show.ts';
import { FRAME } from './stage.ts';

/** Longer gaps between pictures are not made up for: the show waits with the visitor. */
const LONGEST_STEP = 0.05;

/**
 * Brings the still picture in `root` to life. It stops out of sight, in hidden tabs and under reduced
 * motion, and gives way to the still again where the browser takes the graphics away.
 * Throws where there is no WebGL 2.
 */
export async function start(root: HTMLElement): Promise<void> {
  const stage = root.querySelector('svg')!;
  const canvas = document.createElement('canvas');
  const renderer = await createRenderer(root, canvas);
  await renderer.recolour();

  const show = openShow();
  const pointer: Pointer = { x: 0, y: 0, vx: 0, vy: 0 };
  let felt = -Infinity;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const daylight = matchMedia('(prefers-color-scheme: light)');
  let inView = true;
  let lost = false;
  let request = 0;
  let last = 0;

  fit();
  root.append(canvas);
  renderer.draw(show);

  new ResizeObserver(fit).observe(root);
  new IntersectionObserver(([entry]) => {
    inView = entry!.isIntersecting;
    wake();
  }).observe(root);
  document.addEventListener('visibilitychange', wake);
  stillness.addEventListener('change', wake);
  addEventListener('pointermove', feel, { passive: true });
  daylight.addEventListener('change', recolour);
  new MutationObserver(recolour).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  canvas.addEventListener('webglcontextlost', () => {
    lost = true;
    wake();
  });

  function wake(): void {
    const calm = lost || stillness.matches;
    root.toggleAttribute('data-playing', !calm);
    cancelAnimationFrame(request);
    if (calm || !inView || document.hidden) return;
    last = performance.now();
    request = requestAnimationFrame(frame);
  }

  function frame(now: number): void {
    const seconds = Math.min(LONGEST_STEP, Math.max(0, (now - last) / 1000));
    last = now;
    stir(show.flights, pointer, seconds);
    pointer.vx *= 1 - 4 * seconds;
    pointer.vy *= 1 - 4 * seconds;
    advance(show, seconds);
    renderer.draw(show);
    request = requestAnimationFrame(frame);
  }

  function fit(): void {
    const scale = stage.clientWidth / FRAME.width;
    renderer.resize(root.clientWidth, root.clientHeight, scale);
    renderer.draw(show);
  }

  function feel(event: PointerEvent): void {
    const box = stage.getBoundingClientRect();
    const scale = box.width / FRAME.width;
    const x = (event.clientX - box.x) / scale;
    const y = (event.clientY - box.y) / scale;
    const seconds = (event.timeStamp - felt) / 1000;
    felt = event.timeStamp;
    // After a pause nobody knows which way the pointer came.
    if (seconds > 0 && seconds < 0.1) {
      pointer.vx += ((x - pointer.x) / seconds - pointer.vx) * 0.3;
      pointer.vy += ((y - pointer.y) / seconds - pointer.vy) * 0.3;
    }
    pointer.x = x;
    pointer.y = y;
  }

  async function recolour(): Promise<void> {
    await renderer.recolour();
    renderer.draw(show);
  }
}
