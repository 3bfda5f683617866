import { type DocumentColor, type Shape } from '#src/lib/documents.ts';

/**
 * Combines a document's shapes into one SVG path per color, in the order in which the colors first appear:
 * five paths instead of twenty rectangles.
 */
export function symbolPaths(shapes: readonly Shape[]): Map<DocumentColor, string> {
  const paths = new Map<DocumentColor, string>();
  for (const [color, x, y, width, height] of shapes) {
    const rectangle = `M${x} ${y}h${width}v${height}h${-width}z`;
    paths.set(color, (paths.get(color) ?? '') + rectangle);
  }
  return paths;
}
