import { type DocumentColour, type Shape } from '#src/lib/documents.ts';

/**
 * Combines a document's shapes into one SVG path per color, in the order in which the colors first appear:
 * five paths instead of twenty rectangles.
 */
export function symbolPaths(shapes: readonly Shape[]): Map<DocumentColour, string> {
  const paths = new Map<DocumentColour, string>();
  for (const [colour, x, y, width, height] of shapes) {
    const rectangle = `M${x} ${y}h${width}v${height}h${-width}z`;
    paths.set(colour, (paths.get(colour) ?? '') + rectangle);
  }
  return paths;
}
