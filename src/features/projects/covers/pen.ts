import { documents, SHEET_HEIGHT, SHEET_WIDTH, type DocumentKind } from '#src/lib/documents.ts';
import { symbolPaths } from '#src/ui/documents/symbol-paths.ts';

/** Drawing functions for the covers. Positions and sizes are in units of a 480 × 300 cover. */
export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 300;

/** Creates a number of parts, each from its index. */
export function repeat(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A document seen from the front: center, size and rotation in degrees. */
export function sheet(kind: DocumentKind, x: number, y: number, scale = 1, turn = 0): string {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-20 -26)`;
  return `<use href="#${kind}" transform="${place}"/>`;
}

/** Directions of a flat document's sides, as in the hero: right and slightly down, left and down. */
const ALONG = [0.94, 0.3] as const;
const DOWN = [-0.74, 0.56] as const;

/** A point on the ground, `across` and `down` in units along a document's sides. */
export function onGround(across: number, down: number): [number, number] {
  return [across * ALONG[0] + down * DOWN[0], across * ALONG[1] + down * DOWN[1]];
}

/** A document lying on the ground; `x` and `y` are its far left corner. */
export function lying(kind: DocumentKind, x: number, y: number, scale = 1): string {
  const sides = [...ALONG, ...DOWN].map((part) => round(part * scale));
  return `<use href="#${kind}" transform="matrix(${sides.join(' ')} ${round(x)} ${round(y)})"/>`;
}

/** A stack of documents; `y` is the far left corner of the top one. */
export function pile(
  kind: DocumentKind,
  x: number,
  y: number,
  scale: number,
  count: number,
): string {
  const step = 4;
  const [right, bottom] = [onGround(SHEET_WIDTH * scale, 0), onGround(0, SHEET_HEIGHT * scale)];
  const edge = (drop: number) =>
    `M${round(x + bottom[0])} ${round(y + bottom[1] + drop)}l${round(right[0])} ${round(right[1])}l${round(-bottom[0])} ${round(-bottom[1])}`;
  const depth = (count - 1) * step;
  const body = `${edge(0)}v${depth}l${round(bottom[0])} ${round(bottom[1])}l${round(-right[0])} ${round(-right[1])}z`;
  const edges = Array.from({ length: count }, (_, n) => edge(n * step)).join('');
  return `<path ${paint('sheet')} d="${body}"/><path ${trace('ink')} d="${edges}"/>${lying(kind, x, y, scale)}`;
}

const colors = {
  sheet: ['oklch(.993 .005 90)', '#e1d8c6'],
  ink: ['oklch(.3 .022 265)'],
  grey: ['#b3bac6'],
  cobalt: ['oklch(.47 .205 263)'],
  soft: ['#acc5f2'],
  mark: ['oklch(.815 .162 80)'],
} as const;

type Color = keyof typeof colors | 'ground' | 'line';

/** Attributes of an area. The light theme's color is an attribute; the dark one comes from `nightStyle`. */
function paint(color: Color): string {
  return `class="f-${color}" fill="${dayColor(color)}"`;
}

/** Attributes of a line. */
function trace(color: Color, dashed = false): string {
  return `class="s-${color}" fill="none" stroke="${dayColor(color)}" stroke-width="1.35" stroke-linejoin="round"${dashed ? ' stroke-dasharray="4 4"' : ''}`;
}

export function area(color: Color, path: string, outlined = true): string {
  return `<path ${paint(color)} d="${path}"/>${outlined ? line('ink', path) : ''}`;
}

export function line(color: Color, path: string, dashed = false): string {
  return `<path ${trace(color, dashed)} d="${path}"/>`;
}

/** Background and lines use the cover's hue, which `inHue` fills in. */
function dayColor(color: Color): string {
  if (color === 'ground') return 'oklch(.885 .058 HUE)';
  if (color === 'line') return 'oklch(.5 .09 HUE)';
  return colors[color][0];
}

const nightStyle =
  '<style>@media (prefers-color-scheme:dark){.f-ground{fill:oklch(.37 .058 HUE)}.f-sheet{fill:#e1d8c6}.s-line{stroke:oklch(.78 .07 HUE)}.f-line{fill:oklch(.78 .07 HUE)}}</style>';

/**
 * A complete cover as an SVG file; it follows the light or dark scheme of the page that shows it.
 *
 * @param hue the background's step on the color wheel of sixteen, 22.5° each (theme.css).
 */
export function coverFile(drawing: string, hue: number): string {
  const kinds = (Object.keys(documents) as DocumentKind[]).filter((kind) =>
    drawing.includes(`#${kind}"`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}">`,
    nightStyle,
    `<defs>${kinds.map(definition).join('')}</defs>`,
    `<path ${paint('ground')} d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`,
    drawing,
    '</svg>',
  ]
    .join('')
    .replaceAll('HUE', String(hue * 22.5));
}

function definition(kind: DocumentKind): string {
  const frame = `M0 0h${SHEET_WIDTH}v${SHEET_HEIGHT}H0z`;
  const prints = [...symbolPaths(documents[kind])].map(
    ([color, path]) => `<path fill="${colors[color][0]}" d="${path}"/>`,
  );
  return `<g id="${kind}">${area('sheet', frame)}${prints.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
