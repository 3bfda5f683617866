/**
 * The colours of theme.css are given in OKLCH, which the drawing library does not read.
 *
 * @param hue in degrees
 * @returns `rgb(…)` in sRGB, clipped
 * @see https://bottosson.github.io/posts/oklab/ for the matrices
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `rgb(${linear.map(encode).join(' ')})`;
}

/** A linear share of light as the byte that shows it. */
function encode(share: number): number {
  const clipped = Math.min(1, Math.max(0, share));
  const curved = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255);
}
