/** What becomes of the bytes of an upload: how they are stored is tested in api/tests/media.test.ts. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { MEDIA_LIMIT } from '#src/contracts/media.ts';
import { readPicture } from './picture.ts';
import { drawn } from './testing/drawn.ts';

async function expectRefused(bytes: Uint8Array, reason: RegExp): Promise<void> {
  const errors = { file: [expect.stringMatching(reason)] };
  await expect(readPicture(bytes)).rejects.toMatchObject({ status: 422, errors });
}

test('a photo keeps its orientation and loses its place and camera', async () => {
  const exif = {
    IFD0: { Model: 'Secret Camera' },
    IFD3: { GPSLatitude: '30/1 16/1 2/1', GPSLatitudeRef: 'N' },
  };
  const photo = await drawn(24, 16).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  expect(photo.includes('Secret Camera')).toBe(true);

  const { bytes: stored, width, height } = await readPicture(photo);
  expect([width, height]).toEqual([16, 24]);
  const { exif: left, orientation } = await sharp(stored).metadata();
  expect([left, orientation]).toEqual([undefined, undefined]);
  expect(Buffer.from(stored).includes('Secret Camera')).toBe(false);
  // The corner was rotated with the picture.
  const corner = await sharp(stored).extract({ left: 15, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[0]).toBeLessThan(120);
});

test('files that are not pictures, are broken or would not fit into memory are refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const noisy = sharp({
    create: { width: 64, height: 64, channels: 3, background: '#fff', noise },
  });
  const whole = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map((kind) => noisy.clone().toFormat(kind).toBuffer()),
  );
  const huge = { width: 7200, height: 7200, channels: 3, background: '#fff' } as const;
  const bomb = await sharp({ create: huge }).jpeg().toBuffer();
  expect(bomb.length).toBeLessThan(MEDIA_LIMIT);
  const [, png = Buffer.alloc(0)] = whole;
  const wrong: Uint8Array[] = [
    ...whole.map((bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))),
    bomb,
    Buffer.from(''),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<!doctype html><title>a picture</title>'),
    Buffer.from('GIF89a<script>alert(1)</script>'),
    Buffer.concat([png.subarray(0, 16), Buffer.from('<html>')]),
    await drawn(8, 8).tiff().toBuffer(),
  ];
  await eachRow(
    wrong.map((bytes, i) => ({ bytes, i })),
    ({ i }) => `number ${i}`,
    async ({ bytes }) => expectRefused(bytes, /./),
  );
});

/** A picture whose header says that it is larger or smaller than what is in it. */
async function claiming(kind: 'jpeg' | 'png' | 'webp' | 'avif', real: number, width: number, height: number) {
  const bytes = await sharp({ create: { width: real, height: real, channels: 3, background: '#5a5' } })
    .toFormat(kind, { effort: 1 })
    .toBuffer();
  if (kind === 'png') {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  } else if (kind === 'jpeg') {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  } else if (kind === 'avif') {
    const size = bytes.indexOf('ispe');
    bytes.writeUInt32BE(width, size + 8);
    bytes.writeUInt32BE(height, size + 12);
  } else {
    // The canvas of an extended file, around the frame as it is.
    const head = Buffer.alloc(18);
    head.write('VP8X');
    head.writeUInt32LE(10, 4);
    head.writeUIntLE(width - 1, 12, 3);
    head.writeUIntLE(height - 1, 15, 3);
    const body = Buffer.concat([Buffer.from('WEBP'), head, bytes.subarray(12)]);
    const riff = Buffer.from('RIFF    ');
    riff.writeUInt32LE(body.length, 4);
    return Buffer.concat([riff, body]);
  }
  return bytes;
}

test('whatever size a file claims, one is refused that would take too much memory', () =>
  eachRow(
    [
      { kind: 'jpeg', real: 16, width: 65_000, height: 65_000, reason: /50 million pixels/ },
      { kind: 'png', real: 16, width: 65_000, height: 65_000, reason: /50 million pixels/ },
      { kind: 'webp', real: 16, width: 16_000, height: 16_000, reason: /broken/ },
      { kind: 'avif', real: 16, width: 5000, height: 5000, reason: /16 million pixels/ },
      { kind: 'webp', real: 4100, width: 16, height: 16, reason: /broken/ },
      { kind: 'avif', real: 4100, width: 16, height: 16, reason: /broken/ },
    ] as const,
    ({ kind, real, width, height }) => `${kind} of ${real} px that claims ${width} × ${height}`,
    async ({ kind, real, width, height, reason }) => {
      await expectRefused(await claiming(kind, real, width, height), reason);
    },
  ));

test('frames count together: an animation of more than 50 million pixels is refused', async () => {
  const frames = Buffer.alloc(16 * 16 * 3 * 13);
  // Frames that differ, since equal ones are written as one.
  for (let frame = 0; frame < 13; frame++) frames.fill(frame * 18, frame * 768, (frame + 1) * 768);
  const small = sharp(frames, { raw: { width: 16, height: 208, channels: 3, pageHeight: 16 } });
  // Small frames on a canvas of 2000 × 2000.
  const gif = await small.clone().gif().toBuffer();
  gif.writeUInt16LE(2000, 6);
  gif.writeUInt16LE(2000, 8);
  const webp = await small.clone().webp().toBuffer();
  webp.writeUIntLE(1999, 24, 3);
  webp.writeUIntLE(1999, 27, 3);
  for (const animation of [gif, webp]) await expectRefused(animation, /50 million .* all its frames/);
});

test('a large animation keeps its frames', async () => {
  const raw = { width: 3000, height: 600, channels: 3, pageHeight: 200 } as const;
  const frames = Buffer.alloc(3000 * 600 * 3, 0x40).fill(0x90, 3000 * 200 * 3);
  frames.fill(0xd0, 3000 * 400 * 3);
  const animation = await sharp(frames, { raw }).webp().toBuffer();
  const { bytes, ...picture } = await readPicture(animation);
  expect(picture).toMatchObject({ width: 3000, height: 200 });
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3 });
});

test.each([3, 6])(
  'an animation that says it lies on its side (%i) keeps its frames in their order',
  async (orientation) => {
    const raw = { width: 20, height: 60, channels: 3, pageHeight: 20 } as const;
    const frames = Buffer.alloc(20 * 60 * 3, 0x10).fill(0x80, 20 * 20 * 3);
    frames.fill(0xf0, 20 * 40 * 3);
    const animation = await sharp(frames, { raw }).withMetadata({ orientation }).webp({ lossless: true }).toBuffer();
    const { bytes, ...picture } = await readPicture(animation);
    expect(picture).toMatchObject({ width: 20, height: 20 });
    const shown = await sharp(bytes, { animated: true }).raw().toBuffer();
    const middles = [0, 1, 2].map((frame) => shown[(frame * 400 + 210) * (shown.length / 1200)]);
    expect(middles).toEqual([0x10, 0x80, 0xf0].map((value) => expect.closeTo(value, -1)));
  },
);

test('an animation that would lose its frames is refused with the reason', async () => {
  const png = await drawn(16, 16).png().toBuffer();
  const control = Buffer.from('\0\0\0\bacTL\0\0\0\x02\0\0\0\0', 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control.subarray(4)));
  const animated = Buffer.concat([png.subarray(0, 33), control, sum, png.subarray(33)]);
  const avif = await drawn(16, 16).avif().toBuffer();
  avif.write('avis', 8);
  for (const bytes of [animated, avif]) {
    await expectRefused(bytes, /would lose its frames/);
  }
});
