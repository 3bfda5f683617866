import { required } from './required.ts';

/** The scene's colors and their custom properties. */
const properties = {
  paper: '--color-paper',
  sheet: '--doc-sheet',
  ink: '--doc-ink',
  gray: '--doc-gray',
  cobalt: '--doc-cobalt',
  line: '--color-cobalt-soft',
  soft: '--doc-soft',
  mark: '--doc-mark',
  shade: '--doc-shade',
  shadow: '--doc-shadow',
};
export type ColorName = keyof typeof properties;

/** Each color as computed CSS text. */
export type Colors = Record<ColorName, string>;

/** Reads the colors of the current theme from the style sheets that apply to `root`. */
export function readColors(root: HTMLElement): Colors {
  // light-dark() is only resolved in real properties, so each color is set on a probe element. All at once,
  // because every read after a change makes the browser recalculate styles.
  const probe = document.createElement('div');
  const swatches = Object.entries(properties).map(([name, property]) => {
    const swatch = probe.appendChild(document.createElement('i'));
    swatch.style.color = `var(${property})`;
    return { name, swatch };
  });
  root.append(probe);
  const colors = swatches.map(({ name, swatch }) => [name, getComputedStyle(swatch).color]);
  probe.remove();
  return Object.fromEntries(colors);
}

/** Converts CSS colors to numbers from 0 to 1 (red, green, blue, opacity) for WebGL. */
export function toNumbers(colors: Colors): Record<ColorName, [number, number, number, number]> {
  const pen = required(new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }), '2D canvas');
  const entries = Object.entries(colors).map(([name, css]) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    return [name, [...pen.getImageData(0, 0, 1, 1).data].map((byte) => byte / 255)];
  });
  return Object.fromEntries(entries);
}
