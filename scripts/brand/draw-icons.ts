import { createCanvas } from '@napi-rs/canvas';
import { svgImage } from '#api/publishing/share-image/svg-image.ts';
import type { Brand } from '#src/contracts/content/brand.ts';
import { inTheme } from '#src/lib/in-theme.ts';

/** `logoShare` is the icon's share of the width. Without `hasBackground`, the background stays transparent. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, logoShare: 0.74, hasBackground: true },
  { file: 'icon-192.png', size: 192, logoShare: 1, hasBackground: false },
  { file: 'icon-512.png', size: 512, logoShare: 1, hasBackground: false },
  // Phones may crop everything but the middle 80 %.
  { file: 'icon-maskable-512.png', size: 512, logoShare: 0.56, hasBackground: true },
];

/** A brand's icon in the forms that systems ask for, by the names of the files. */
export async function drawIcons({ icon, palette }: Brand): Promise<Map<string, Buffer>> {
  const svg = icon.replaceAll('currentColor', inTheme(palette.cobalt, 'light'));
  const paper = inTheme(palette.paper, 'light');
  const drawn = new Map<string, Buffer>([['favicon.svg', Buffer.from(`${svg}\n`)]]);
  for (const { file, size, logoShare, hasBackground } of icons) {
    drawn.set(file, await draw(svg, size, logoShare, hasBackground ? paper : undefined));
  }
  return drawn.set('favicon.ico', icoOf(await draw(svg, 32, 1), 32));
}

async function draw(svg: string, size: number, share: number, background?: string): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  if (background) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, size, size);
  }
  const width = Math.round(size * share);
  const image = await svgImage(svg, '', width, width);
  pen.drawImage(image, (size - image.width) / 2, (size - image.height) / 2);
  return canvas.encode('png');
}

/** An .ico file may contain a PNG, after a directory with one entry. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
