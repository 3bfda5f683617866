import { resolve } from 'node:path';
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';
import { formatHex } from 'culori';
import sharp from 'sharp';
import { brand } from '#src/content/brand.data.ts';
import { site } from '#src/content/site.ts';
import type { Tone } from '#src/contracts/content/brand.ts';
import type { CoverName } from '#src/contracts/cover.ts';
import { COVER_HEIGHT, COVER_WIDTH, coverDrawings, type CoverSheet } from '#src/domain/posts/cover-drawings.data.ts';
import type { ShareSubject } from '#src/domain/share-image.ts';
import { publicSans } from '#src/lib/fonts.data.ts';
import { documentKinds, documents, type DocumentKind } from '#src/lib/documents.data.ts';
import {
  color,
  COVER_SCALE,
  HEIGHT,
  DRAWING,
  LEFT,
  LOGO,
  OPENING_RULE,
  RIGHT,
  documentRow,
  SHELF,
  WIDTH,
} from './drawing.data.ts';
import { svgImage } from './svg-image.ts';
import { drawable } from './drawable.ts';
import { fitTitle } from './fit-title.ts';

const HEADING = family('heading');
const BODY = family('body');
const logo = await svgImage(brand.logo.drawing, color.cobalt, LOGO.width, LOGO.height);
const drawing = brand.shareDrawing && (await svgImage(brand.shareDrawing, color.cobalt, DRAWING.width, DRAWING.height));

/** Registers the files of a family, which hold different letters. @returns their names, as a font-family list */
function family(use: 'heading' | 'body'): string {
  const { files } = brand.fonts[use];
  // Fonts of a reader's system are nowhere here: the engine's stand in for them.
  const names = (files.length > 0 ? files : publicSans.files).map(({ path }) => {
    // Functions run in the project's folder, also on the platform (netlify.toml includes the files).
    if (!GlobalFonts.registerFromPath(resolve(path), path)) throw new Error(`${path} is not a font.`);
    return `"${path}"`;
  });
  return names.join(', ');
}

/** Shared by all pictures: each is drawn and read synchronously, so they cannot mix. */
const pen = createCanvas(WIDTH, HEIGHT).getContext('2d');

/**
 * Draws the share image of a page as a PNG of 1200 × 630 pixels. It needs no fonts of the system: a title in letters that
 * ours do not have is left to the text beside the picture, and the name of the site stands in its place.
 */
export async function drawShareImage({ title, kind, hue, cover, figure }: ShareSubject): Promise<Buffer> {
  const name = drawable(site.name) ?? '';
  const words = drawable(title);
  drawBackground();
  drawTab(drawable(kind) ?? '', hue);
  drawTitle(words ?? name);
  drawLogo(words ? name : '');
  if (cover) drawCover(cover, figure);
  else if (drawing) pen.drawImage(drawing, RIGHT - drawing.width, SHELF - drawing.height);
  else drawRow(hue);
  const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT);
  const pixels = sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
  // Few colors and flat areas: a palette without dithering makes less than half of a true-color PNG.
  return pixels.removeAlpha().png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}

/** The background: a double margin rule on the left, a line above the text and a double line below it. */
function drawBackground(): void {
  fill(color.paper, 0, 0, WIDTH, HEIGHT);
  fill(color.soft, 64, 0, 2, HEIGHT);
  fill(color.soft, 70, 0, 2, HEIGHT);
  fill(color.ink, LEFT, OPENING_RULE, RIGHT - LEFT, 3);
  fill(color.ink, LEFT, SHELF, RIGHT - LEFT, 2);
  fill(color.ink, LEFT, SHELF + 6, RIGHT - LEFT, 2);
}

/** The tab on the upper line, with the kind of the page. */
function drawTab(kind: string, hue: number): void {
  // The drawing library does not support OKLCH.
  const inHue = ([[l, c]]: Tone) => formatHex({ mode: 'oklch', l, c, h: hue * 22.5 });
  pen.font = `600 30px ${BODY}`;
  const width = pen.measureText(kind).width + 56;
  pen.fillStyle = inHue(brand.hues.ground);
  pen.beginPath();
  pen.roundRect(LEFT, OPENING_RULE - 62, width, 62, [10, 10, 0, 0]);
  pen.fill();
  pen.fillStyle = inHue(brand.hues.text);
  pen.fillText(kind, LEFT + 28, OPENING_RULE - 20);
}

function drawTitle(title: string): void {
  const inSize = (size: number) => {
    pen.font = `500 ${size}px ${HEADING}`;
    pen.letterSpacing = `${-0.025 * size}px`;
  };
  const { size, lines } = fitTitle(title, RIGHT - LEFT, (text, size) => {
    inSize(size);
    return pen.measureText(text).width;
  });
  inSize(size);
  pen.fillStyle = color.ink;
  for (const [row, line] of lines.entries()) {
    pen.fillText(line, LEFT - size * 0.04, OPENING_RULE + 44 + size * (0.78 + row * 1.08));
  }
  pen.letterSpacing = '0px';
}

/** The logo and the name, on the lower line. */
function drawLogo(name: string): void {
  pen.drawImage(logo, LOGO.left, LOGO.top + LOGO.height - logo.height);
  if (brand.logo.hasName) return;
  pen.font = `500 46px ${HEADING}`;
  pen.fillStyle = color.ink;
  pen.fillText(name, LOGO.left + logo.width + 14, SHELF - 28);
}

/** A row of documents on the lower line. */
function drawRow(hue: number): void {
  pen.save();
  pen.translate(682, SHELF - 1.95 * COVER_HEIGHT);
  pen.scale(1.95, 1.95);
  for (const [index, place] of documentRow.entries()) {
    drawSheet([documentKinds[(index + hue) % documentKinds.length] ?? 'letter', ...place]);
  }
  pen.restore();
}

/** The cover of a post, on the lower line; with its number, large, the drawing is small beside that. */
function drawCover(name: CoverName, figure?: string | null): void {
  const { dashes, slots, markedSlot, sheets, front, print, lines } = coverDrawings[name];
  pen.save();
  pen.translate(RIGHT - COVER_SCALE * COVER_WIDTH, SHELF - COVER_SCALE * COVER_HEIGHT - 8);
  pen.scale(COVER_SCALE, COVER_SCALE);
  if (figure) drawFigure(figure);
  pen.lineWidth = 1;
  pen.setLineDash([4, 3]);
  stroke(color.gray, dashes);
  stroke(color.gray, slots);
  stroke(color.mark, markedSlot);
  pen.setLineDash([]);
  stroke(color.ink, lines);
  for (const sheet of sheets) drawSheet(sheet);
  if (front) fillPath(color.sheet, front);
  stroke(color.ink, front);
  stroke(color.ink, print);
  pen.restore();
}

/** A number above a double rule; what is drawn next is small, beside it. */
function drawFigure(figure: string): void {
  pen.font = `500 66px ${HEADING}`;
  pen.letterSpacing = '-2.3px';
  pen.fillStyle = color.ink;
  pen.fillText(figure, 17, 68);
  pen.letterSpacing = '0px';
  fill(color.ink, 18, 83, 98, 1);
  fill(color.ink, 18, 86.5, 98, 1);
  pen.translate(127, 72);
  pen.scale(0.44, 0.44);
}

function stroke(style: string, path: string | undefined): void {
  if (!path) return;
  pen.strokeStyle = style;
  pen.stroke(new Path2D(path));
}

function drawSheet([kind, x, y, turn = 0, scale = 1]: CoverSheet): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(scale, scale);
  drawDocument(kind);
  pen.restore();
}

function drawDocument(kind: DocumentKind): void {
  fill(color.sheet, 0, 0, 40, 52);
  const { print, mark } = documents[kind];
  for (const [name, path] of print) fillPath(color[name], path);
  fill(color.mark, ...mark);
  pen.strokeStyle = color.ink;
  pen.lineWidth = 0.8;
  pen.strokeRect(0, 0, 40, 52);
}

function fillPath(style: string, path: string): void {
  pen.fillStyle = style;
  pen.fill(new Path2D(path));
}

function fill(style: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = style;
  pen.fillRect(x, y, width, height);
}
