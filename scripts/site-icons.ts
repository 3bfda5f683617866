/** `npm run icons`: draws the icons that cannot be vector graphics from the content's favicon.svg. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { contentFolder } from '#server/content-folder.ts';
import { pageColors } from '#src/ui/page-colors.ts';

/** `logoShare` is the logo's share of the width. Without `hasBackground`, the background stays transparent. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, logoShare: 0.74, hasBackground: true },
  { file: 'icon-192.png', size: 192, logoShare: 1, hasBackground: false },
  { file: 'icon-512.png', size: 512, logoShare: 1, hasBackground: false },
  // Phones may crop everything but the middle 80 %.
  { file: 'icon-maskable-512.png', size: 512, logoShare: 0.56, hasBackground: true },
];

const folder = join(contentFolder(process.cwd()), 'public');
const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
for (const { file, size, logoShare, hasBackground } of icons) {
  await writeFile(join(folder, file), await draw(size, logoShare, hasBackground));
}
await writeFile(join(folder, 'favicon.ico'), icoOf(await draw(32, 1, false), 32));

async function draw(size: number, logoShare: number, hasBackground: boolean): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  if (hasBackground) {
    pen.fillStyle = pageColors.light;
    pen.fillRect(0, 0, size, size);
  }
  const width = Math.round(size * logoShare);
  const image = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${width}" `)));
  pen.drawImage(image, (size - width) / 2, (size - width) / 2, width, width);
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
