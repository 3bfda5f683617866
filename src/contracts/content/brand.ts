/** A color: #rrggbb, or #rrggbbaa where what is behind it shows through. */
type Hex = `#${string}`;

/** The same color in both themes, or one for each. */
type Color = Hex | readonly [light: Hex, dark: Hex];

/** The colors of the site by the names of the design (`bg-paper`, `--color-paper`). `npm run check` reads their contrast. */
export interface Palette {
  /** The ground of the pages, of a browser's bars, and behind icons. */
  readonly paper: Color;
  /** What lies on it: cards, fields, dialogs. */
  readonly sheet: Color;
  /** Text, and text that matters less. */
  readonly ink: Color;
  readonly 'ink-2': Color;
  /** Lines, lines of cards, and the edge of a field. */
  readonly rule: Color;
  readonly 'rule-strong': Color;
  readonly field: Color;
  /** The first color of the brand: links, buttons, the logo; under the pointer; of selected text; and text on it. */
  readonly cobalt: Color;
  readonly 'cobalt-hover': Color;
  readonly 'cobalt-soft': Color;
  readonly 'on-cobalt': Color;
  /** The second one: the one button of a view that stands out. */
  readonly marigold: Color;
  readonly 'marigold-hover': Color;
  readonly 'on-marigold': Color;
  readonly error: Color;
  readonly success: Color;
  /** Over the page, behind a dialog. */
  readonly veil: Color;
  /** The closing band, and texts on it. */
  readonly band: Color;
  readonly 'on-band': Color;
  readonly 'on-band-2': Color;
  /** A section that is dark in both themes, with the texts of the dark one. */
  readonly carbon: Color;
}

/** The colors of the drawn documents; what is marked on them is `marigold`. */
interface DocumentColors {
  readonly sheet: Color;
  readonly ink: Color;
  readonly gray: Color;
  readonly cobalt: Color;
  readonly soft: Color;
  /** The side of a sheet that is turned away, and the shadow that it throws, in the animated scene. */
  readonly shade: Color;
  readonly shadow: Color;
}

/** Lightness and chroma (OKLCH), in the light theme and in the dark one. */
export type Tone = readonly [light: readonly [number, number], dark: readonly [number, number]];

/** A system font that takes the place of a family until its files are there, with the metrics that it has then. */
interface FallbackFont {
  readonly family: string;
  /** Its names on the systems that have it. */
  readonly local: readonly string[];
  /** Percentages of @font-face. */
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}

/** A family of type in files, or one of the reader's own system. */
interface Font {
  /** Paths in the project, of .woff2 files. Not all of them have to have all letters: `unicodeRange` says which. */
  readonly files: readonly { readonly path: string; readonly unicodeRange?: string }[];
  /** What the files have: one weight, or the first and the last of a variable font. */
  readonly weight: string;
  readonly fallbacks: readonly FallbackFont[];
  /** What the reader's system has of this kind, as CSS: 'Georgia, serif'. Pages without scripts have no other. */
  readonly system: string;
}

/** What the agency looks like; content/brand.data.ts has the values. */
export interface Brand {
  readonly palette: Palette;
  readonly documents: DocumentColors;
  /** How the 16 hues of categories and covers are shown: the ground of a tab, and the text on it. */
  readonly hues: { readonly ground: Tone; readonly text: Tone };
  readonly fonts: { readonly heading: Font; readonly body: Font };
  readonly logo: {
    /** SVG with a `viewBox`; `currentColor` is `cobalt`. */
    readonly drawing: string;
    /** Whether the drawing has the name in it; otherwise it stands beside. */
    readonly hasName?: true;
  };
  /** SVG of a square, for tabs and home screens: `npm run icons` draws the other icons from it. */
  readonly icon: string;
  /** SVG at the lower right of the pages' share images, in place of the row of documents. */
  readonly shareDrawing?: string;
}
