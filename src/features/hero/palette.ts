/** The scene's colours and the custom properties they come from. */
const properties = {
  paper: '--color-paper',
  sheet: '--doc-sheet',
  ink: '--doc-ink',
  grey: '--doc-grey',
  cobalt: '--doc-cobalt',
  soft: '--doc-soft',
  mark: '--doc-mark',
  shade: '--scene-shade',
  shadow: '--scene-shadow',
};
export type ColourName = keyof typeof properties;

/** The colours of the theme that is on: as text for a canvas, as numbers (0 to 1, with opacity) for WebGL. */
export interface Palette {
  css: Record<ColourName, string>;
  rgba: (name: ColourName) => [number, number, number, number];
}

/** Reads the colours that the style sheets give `root` now. */
export function readPalette(root: HTMLElement): Palette {
  const names = Object.keys(properties) as ColourName[];
  // light-dark() is resolved in a real property only, so each colour is tried on.
  const probe = root.appendChild(document.createElement('i'));
  const swatch = document.createElement('canvas');
  swatch.width = names.length;
  swatch.height = 1;
  const pen = swatch.getContext('2d', { willReadFrequently: true })!;
  const css = {} as Palette['css'];
  for (const [index, name] of names.entries()) {
    probe.style.color = `var(${properties[name]})`;
    pen.fillStyle = css[name] = getComputedStyle(probe).color;
    pen.fillRect(index, 0, 1, 1);
  }
  probe.remove();
  const bytes = pen.getImageData(0, 0, names.length, 1).data;
  return {
    css,
    rgba(name) {
      const at = names.indexOf(name) * 4;
      return [0, 1, 2, 3].map((i) => bytes[at + i]! / 255) as [number, number, number, number];
    },
  };
}
