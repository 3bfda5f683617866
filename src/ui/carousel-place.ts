/** What the count line says, e.g. '1–3 of 40', '7 of 40', and '39–1 of 40' across the seam of the loop. */
export function placeText(first: number, last: number, total: number): string {
  return `${first === last ? first : `${first}–${last}`} of ${total}`;
}

/** Slides out of view take no focus and are not read out; both marks, since not every reader knows `inert`. */
export function present(slide: HTMLElement, inView: boolean): void {
  slide.inert = !inView;
  slide.ariaHidden = inView ? null : 'true';
}
