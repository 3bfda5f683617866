/** How many slides to move from the front to the back, so that there are slides on both sides; 0 if that is no help. */
export function cutFor(index: number, perView: number, total: number): number {
  const spare = total - perView;
  if (spare < 2 || (index > 0 && index < spare)) return 0;
  return (index - Math.floor(spare / 2) + total) % total;
}

/** The slide to settle on after a drag, in slides from the start: a sixth of a width turns to the next one. */
export function dropIndex(offset: number, towards: 1 | -1): number {
  const slack = 1 / 6;
  return Math.max(0, towards > 0 ? Math.ceil(offset - slack) : Math.floor(offset + slack));
}

/**
 * The text of the count line, e.g. '1–3 of 40', '7 of 40', and '39–1 of 40' where the loop wraps.
 *
 * @param words the line with `{place}` and `{total}` in it, so that no message is loaded for it
 */
export function placeText(words: string, first: number, last: number, total: number): string {
  const place = first === last ? String(first) : `${first}–${last}`;
  return words.replace('{place}', place).replace('{total}', String(total));
}
