import { loadImage, type Image } from '@napi-rs/canvas';

/** Width by height of a drawing. @throws where it has no `viewBox` */
function ratioOf(svg: string): number {
  const [, width, height] = /<svg\b[^>]*\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('An SVG of the brand has no viewBox, which says how wide and high it is.');
  return Number(width) / Number(height);
}

/**
 * An SVG as large as it fits into a width and a height, in px, sharp at that size.
 *
 * @param color what `currentColor` is
 */
export async function svgImage(svg: string, color: string, width: number, height: number): Promise<Image> {
  const ratio = ratioOf(svg);
  const shown = Math.min(width, height * ratio);
  const attributes = `<svg width="${Math.round(shown)}" height="${Math.round(shown / ratio)}"`;
  const drawing = svg
    .replace(/(<svg\b[^>]*?)\s(?:width="[^"]*"\s*height="[^"]*")/, '$1')
    .replace('<svg', attributes)
    .replaceAll('currentColor', color);
  return loadImage(Buffer.from(drawing));
}
