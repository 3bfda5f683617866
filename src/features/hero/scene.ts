import { trustScript } from '#src/lib/trusted/script.ts';
import { readColors } from './colors.ts';
import { required } from './required.ts';
import type { FileWords } from './store.ts';
import type { WorkerRequest, WorkerResponse } from './scene-worker.ts';
import workerAddress from './scene-worker.ts?worker&url';
import { FRAME } from './projection.ts';

const trusted = trustScript('scene');

/**
 * The scene keeps its size below this width in pixels, less than any phone has: browsers that take a picture of a whole
 * page lay it out a pixel wide for a moment.
 */
const NARROWEST = 100;

/** The steps in which the camera follows the scene out of sight. */
const STEPS_OUT = 20;

/** What a press on the hero means something else on. */
const NOT_SCENE = 'a, button, form, h1, p, [data-slip-place]';

/**
 * Starts the animated scene over the still picture in `root`. It runs in a worker, so that the page stays
 * responsive. It pauses out of sight, in hidden tabs and under reduced motion, and the still picture returns
 * if WebGL 2 is unavailable or the browser takes the context away.
 *
 * @throws if a canvas cannot be transferred to a worker.
 */
export function start(root: HTMLElement): void {
  const still = required(root.querySelector('svg'), 'still picture');
  const canvas = document.createElement('canvas');
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(trusted(workerAddress), { type: 'module' });
  const send = (order: WorkerRequest, transfer: Transferable[] = []) => worker.postMessage(order, transfer);
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const controller = new AbortController();
  const { signal } = controller;
  let inView = true;
  let ready = false;
  let felt = -Infinity;
  let isPressed = false;
  const pointer = { x: 0, y: 0, vx: 0, vy: 0 };

  let onFiled: (() => void) | undefined;

  root.addEventListener(
    'file-words',
    (event) => {
      if (!inView || onFiled) return;
      const { detail } = event as CustomEvent<FileWords>;
      event.preventDefault();
      onFiled = detail.onFiled;
      send({ words: detail.words });
      // The slot, in the lower half, is out of sight on a phone.
      const { top, height } = root.getBoundingClientRect();
      if (top + 0.75 * height > innerHeight) root.scrollIntoView({ behavior: 'smooth', block: 'center' });
    },
    { signal },
  );

  function filed(): void {
    onFiled?.();
    onFiled = undefined;
  }

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    if (data === 'lost') return fail();
    if (data === 'filed') return filed();
    ready = true;
    update();
  });
  worker.addEventListener('error', fail);

  // Its first call comes at once, when the page is laid out: measured before, it would be laid out for that alone.
  const size = new ResizeObserver(() => {
    if (root.clientWidth < NARROWEST) return;
    if (canvas.isConnected) return send({ place: place() });
    send({ canvas: offscreen, place: place(), colors: readColors(root) }, [offscreen]);
    root.append(canvas);
  });
  // How much is out of sight also tilts the camera. Nothing listens to scrolling.
  const sight = new IntersectionObserver(
    ([entry]) => {
      const wasInView = inView;
      inView = entry?.isIntersecting ?? false;
      if (inView !== wasInView) update();
      send({ gone: entry && entry.boundingClientRect.top < 0 ? 1 - entry.intersectionRatio : 0 });
    },
    { threshold: Array.from({ length: STEPS_OUT + 1 }, (_, step) => step / STEPS_OUT) },
  );
  const theme = new MutationObserver(recolor);
  size.observe(root);
  sight.observe(root);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor, { signal });
  stillness.addEventListener('change', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  addEventListener('pointermove', trackPointer, { passive: true, signal });
  const hero = root.closest('section') ?? root;
  hero.addEventListener('pointerdown', press, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, { passive: true, signal });
  hero.addEventListener('selectstart', (event) => isPressed && event.preventDefault(), { signal });

  function update(): void {
    if (!ready) return;
    root.toggleAttribute('data-playing', !stillness.matches);
    send({ playing: inView && !document.hidden && !stillness.matches });
  }

  function place() {
    const scale = still.clientWidth / FRAME.width;
    const density = Math.min(devicePixelRatio, 2);
    return { width: root.clientWidth, height: root.clientHeight, scale, density };
  }

  function recolor(): void {
    send({ colors: readColors(root) });
  }

  function trackPointer(event: PointerEvent): void {
    const box = still.getBoundingClientRect();
    const scale = box.width / FRAME.width;
    const x = (event.clientX - box.x) / scale;
    const y = (event.clientY - box.y) / scale;
    const seconds = (event.timeStamp - felt) / 1000;
    // The pointer's movement during the pause is unknown.
    const known = seconds > 0 && seconds < 0.1;
    pointer.vx = known ? (x - pointer.x) / seconds : 0;
    pointer.vy = known ? (y - pointer.y) / seconds : 0;
    pointer.x = x;
    pointer.y = y;
    felt = event.timeStamp;
    if (inView) send({ pointer });
  }

  /** A press beside words and buttons grabs the sheet that is under it. */
  function press(event: PointerEvent): void {
    if (!ready || event.button > 0 || (event.target as Element).closest(NOT_SCENE)) return;
    isPressed = true;
    trackPointer(event);
    send({ pressed: true });
  }

  function letGo(): void {
    if (isPressed) send({ pressed: false });
    isPressed = false;
  }

  function fail(): void {
    controller.abort();
    for (const observer of [size, sight, theme]) observer.disconnect();
    worker.terminate();
    filed();
    root.removeAttribute('data-playing');
    canvas.remove();
  }
}
