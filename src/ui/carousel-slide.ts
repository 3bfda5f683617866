/** Slides out of view take no focus and are not read out; both marks, since not every reader knows `inert`. */
export function present(slide: HTMLElement, inView: boolean): void {
  slide.inert = !inView;
  slide.ariaHidden = inView ? null : 'true';
}
