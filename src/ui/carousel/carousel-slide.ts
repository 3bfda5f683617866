/** Hides slides out of view from focus and screen readers, not all of which support `inert`. */
export function present(slide: HTMLElement, inView: boolean): void {
  slide.inert = !inView;
  slide.ariaHidden = inView ? null : 'true';
}
