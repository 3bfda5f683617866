import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

/**
 * A flat opaque picture as a PNG of at most 256 colours, about a fifth of the size that true colour
 * takes. Where edges are smoothed in more tones than that, the rarest take the nearest of the others.
 *
 * @param pixels four bytes each (red, green, blue, alpha), row by row
 */
export async function palettePng(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): Promise<Buffer> {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, indexOf } = choosePalette(colours);

  // Each row begins with its filter; flat areas pack best without any.
  const rows = Buffer.alloc(height * (width + 1));
  let last = -1;
  let index = 0;
  for (let y = 0, at = 0; y < height; y++) {
    const start = y * (width + 1) + 1;
    for (let x = 0; x < width; x++) {
      const colour = colours[at++] ?? 0;
      if (colour !== last) index = indexOf.get((last = colour)) ?? 0;
      rows[start + x] = index;
    }
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // Eight bits a pixel, which name a colour of the palette.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', await deflated(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours, and for every colour of the picture the place of its stand-in. */
function choosePalette(colours: Uint32Array): {
  palette: number[];
  indexOf: Map<number, number>;
} {
  const counts = new Map<number, number>();
  for (let at = 0; at < colours.length;) {
    const colour = colours[at] ?? 0;
    const start = at;
    while (at < colours.length && colours[at] === colour) at++;
    counts.set(colour, (counts.get(colour) ?? 0) + at - start);
  }
  const byFrequency = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byFrequency.slice(0, COLOURS);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  for (const colour of byFrequency.slice(COLOURS)) indexOf.set(colour, nearest(palette, colour));
  return { palette, indexOf };
}

function nearest(palette: number[], colour: number): number {
  const [red, green, blue] = channels(colour);
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
function channels(colour: number): [number, number, number] {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
