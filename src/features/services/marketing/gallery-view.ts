import type { GalleryComplexity } from '#src/content/gallery.ts';

/** How many ideas stand in the gallery before 'Show More' (docs/spec.md). */
export const GALLERY_SIZE = 6;

export type GalleryChoice = GalleryComplexity | 'All';

export interface GalleryView {
  /** The places of the ideas that are shown. */
  readonly shown: ReadonlySet<number>;
  /** The words of the button that shows the rest or folds it; none where there is no rest. */
  readonly toggle: string | undefined;
}

/** What the gallery shows of ideas with these complexities, folded or whole. */
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
