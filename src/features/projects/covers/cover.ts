/** One project's cover: what is on it, in words and as SVG, and the colour of its ground. */
export interface Cover {
  readonly alt: string;
  /** Step on the colour wheel, 0 to 15, as `data-hue` wants it; no two covers share one. */
  readonly hue: number;
  /** SVG elements, made with pen.ts. */
  readonly drawing: string;
}
