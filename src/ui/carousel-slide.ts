/**
 * Slides out of view cannot be focused and are not read out; both attributes, since not every screen reader
 * supports `inert`.
 */
export function present(slide: HTMLElement, inView: boolean): void {
  slide.inert = !inView;
  slide.ariaHidden = inView ? null : 'true';
}
