import { given } from './given.ts';

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

/** Each colour as CSS text that needs no style sheet to be understood. */
export type Colours = Record<ColourName, string>;

/** Reads the colours that the style sheets give `root` in the theme that is on. */
export function readColours(root: HTMLElement): Colours {
  // light-dark() is resolved in a real property only, so each colour is tried on: all at once,
  // since every look at a changed page makes the browser work out its styles anew.
  const probe = document.createElement('div');
  const swatches = Object.entries(properties).map(([name, property]) => {
    const swatch = probe.appendChild(document.createElement('i'));
    swatch.style.color = `var(${property})`;
    return { name, swatch };
  });
  root.append(probe);
  const colours = swatches.map(({ name, swatch }) => [name, getComputedStyle(swatch).color]);
  probe.remove();
  return Object.fromEntries(colours);
}

/** Turns CSS colours into numbers from 0 to 1 (red, green, blue, opacity), as WebGL wants them. */
export function toNumbers(colours: Colours): Record<ColourName, [number, number, number, number]> {
  const pen = given(
    new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }),
    '2D canvas',
  );
  const entries = Object.entries(colours).map(([name, css]) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    return [name, [...pen.getImageData(0, 0, 1, 1).data].map((byte) => byte / 255)];
  });
  return Object.fromEntries(entries);
}
