/**
 * Draws the icons that cannot be vector graphics from public/favicon.svg, and writes them beside it,
 * where they are committed. Run by hand (`npm run icons`) after a change of the mark.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pageColors as ground } from '#src/ui/page-colors.ts';

/** `mark` is the share of the width that the mark takes; without paper the ground stays transparent. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, mark: 0.74, paper: true },
  { file: 'icon-192.png', size: 192, mark: 1, paper: false },
  { file: 'icon-512.png', size: 512, mark: 1, paper: false },
  // Phones may cut everything but the middle four fifths.
  { file: 'icon-maskable-512.png', size: 512, mark: 0.56, paper: true },
];

const svg = await readFile('public/favicon.svg', 'utf8');
for (const { file, size, mark, paper } of icons) {
  await writeFile(`public/${file}`, await draw(size, mark, paper));
}
await writeFile('public/favicon.ico', icoOf(await draw(32, 1, false), 32));

async function draw(size: number, mark: number, paper: boolean): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  if (paper) {
    pen.fillStyle = ground.light;
    pen.fillRect(0, 0, size, size);
  }
  const width = Math.round(size * mark);
  const image = await loadImage(
    Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${width}" `)),
  );
  pen.drawImage(image, (size - width) / 2, (size - width) / 2, width, width);
  return canvas.encode('png');
}

/** An .ico may hold a PNG: a directory of one entry before it. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // It is an icon,
  head.writeUInt16LE(1, 4); // with one picture
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // of 32 bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
