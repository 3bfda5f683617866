import { setFlag } from '#src/lib/set-flag.ts';
/** Hides slides out of view from focus and screen readers, not all of which support `inert`. */
export function present(slide: HTMLElement, inView: boolean): void {
  slide.inert = !inView;
  setFlag(slide, 'aria-hidden', !inView);
}
