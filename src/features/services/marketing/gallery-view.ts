import type { GalleryComplexity } from '#src/domain/gallery.ts';

/** How many ideas are visible before 'Show More' (docs/spec.md). */
export const GALLERY_SIZE = 6;

export type GalleryChoice = GalleryComplexity | 'All';

export interface GalleryView {
  /** The indices of the visible ideas. */
  readonly shown: ReadonlySet<number>;
  /** The label of the button that expands or collapses the gallery; undefined if nothing is hidden. */
  readonly toggle: string | undefined;
}

/** The gallery's state for ideas with these complexities, collapsed or expanded. */
export function galleryView(
  complexities: readonly string[],
  choice: GalleryChoice,
  whole: boolean,
): GalleryView {
  const found = [...complexities.keys()].filter(
    (place) => choice === 'All' || complexities[place] === choice,
  );
  const rest = found.length - GALLERY_SIZE;
  return {
    shown: new Set(whole ? found : found.slice(0, GALLERY_SIZE)),
    toggle: rest <= 0 ? undefined : whole ? 'Show Less' : `Show More (${rest} more)`,
  };
}
