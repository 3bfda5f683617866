/** The pictures of a post, on its card, its page and its preview. */

/** Width and height of the pictures of a post, in CSS pixels. */
export const pictureSizes = { thumbnail: [640, 360], portrait: [96, 96] } as const;

/** Shows another drawing on a cover. */
export function fillCover(root: ParentNode, cover: string): void {
  root.querySelector('[data-drawing]')?.setAttribute('href', `#cover-${cover}`);
}

/** A picture is shown over a drawing or initials, which show if it does not load. */
export function fillPicture(
  root: ParentNode,
  name: keyof typeof pictureSizes,
  source: string | null | undefined,
): void {
  const frame = root.querySelector(`[data-picture=${name}]`);
  const image = frame?.querySelector('img');
  if (!frame || (image?.getAttribute('src') ?? null) === (source ?? null)) return;
  image?.remove();
  if (!source) return;
  const shown = { alt: '', loading: 'lazy', decoding: 'async', src: source };
  frame.append(Object.assign(new Image(...pictureSizes[name]), shown));
}
