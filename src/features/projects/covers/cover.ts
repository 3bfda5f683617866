/** A project's cover: description, SVG drawing and background color. */
export interface Cover {
  readonly alt: string;
  /** Step on the color wheel, 0 to 15, for `data-hue`; different for every cover. */
  readonly hue: number;
  /** SVG elements, made with pen.ts. */
  readonly drawing: string;
}
