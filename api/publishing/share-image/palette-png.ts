import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLORS = 256;

/**
 * Encodes an opaque picture as a PNG with at most 256 colors, about a fifth of the size of a true-color PNG. If there
 * are more, the rarest are replaced by their nearest color in the palette.
 *
 * @param pixels four bytes each (red, green, blue, alpha), row by row
 */
export async function palettePng(pixels: Uint8ClampedArray, width: number, height: number) {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, indexOf } = choosePalette(colors);

  // Each row begins with its filter type: 0, none, since flat areas compress best without.
  const rows = Buffer.alloc(height * (width + 1));
  let last = -1;
  let index = 0;
  for (let y = 0, at = 0; y < height; y++) {
    const start = y * (width + 1) + 1;
    for (let x = 0; x < width; x++) {
      const color = colors[at++] ?? 0;
      if (color !== last) index = indexOf.get((last = color)) ?? 0;
      rows[start + x] = index;
    }
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // Eight bits a pixel, color type 3: indexes into the palette.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', await deflated(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colors, and the palette index for every color of the picture. */
function choosePalette(colors: Uint32Array) {
  const counts = new Map<number, number>();
  for (let at = 0; at < colors.length;) {
    const color = colors[at] ?? 0;
    const start = at;
    while (at < colors.length && colors[at] === color) at++;
    counts.set(color, (counts.get(color) ?? 0) + at - start);
  }
  const byFrequency = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  const palette = byFrequency.slice(0, COLORS);
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  for (const color of byFrequency.slice(COLORS)) indexOf.set(color, nearest(palette, color));
  return { palette, indexOf };
}

function nearest(palette: number[], color: number): number {
  const [red, green, blue] = channels(color);
  let best = 0;
  let least = Infinity;
  for (const [index, candidate] of palette.entries()) {
    const [r, g, b] = channels(candidate);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [least, best] = [distance, index];
  }
  return best;
}

/** Red, green and blue of a pixel read as one little-endian number. */
function channels(color: number): [number, number, number] {
  return [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
