import { hash } from 'node:crypto';
import { type MediaType, mediaTypes, mostPixels } from '#src/contracts/media.ts';
import { isAnimated } from '#src/lib/is-animated.ts';
import { type HttpFailure, invalid } from '#api/http/http-failure.ts';

export const BROKEN = 'The picture is broken, or not all of it';

/** A picture as it is stored. */
export interface Picture {
  bytes: Uint8Array;
  /** Its name: a hash of the bytes, and a file extension. */
  key: string;
  type: MediaType;
  width: number;
  height: number;
}

/** Encoder options for each type: hardly distinguishable from the upload, and done within a second or two. */
const formats = {
  'image/jpeg': ['jpeg', { quality: 85 }],
  'image/png': ['png', { compressionLevel: 9 }],
  'image/webp': ['webp', { quality: 85, effort: 0 }],
  'image/avif': ['avif', { quality: 60, effort: 0 }],
  'image/gif': ['gif', { effort: 1 }],
} as const;

/**
 * Encodes an uploaded picture again from its pixels: upright, without metadata such as place and camera, and without
 * anything else hidden in the file. Animations keep their frames.
 *
 * @throws {HttpFailure} 422 if its type is not accepted, or if it is broken or has too many pixels
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const type = requireType(bytes);
  // Large, and needed by nobody else.
  const { default: sharp } = await import('sharp');
  // One processor for a picture, however many there are: the others are for visitors.
  sharp.concurrency(1);
  const most = mostPixels[type];
  const moves = type === 'image/gif' || type === 'image/webp';
  const open = (limitInputPixels: number | false) =>
    sharp(bytes, { animated: moves, limitInputPixels, failOn: 'truncated' });
  // Of all frames together; this unpacks nothing.
  const size = await open(false).metadata().catch(broken);
  if (size.width * size.height > most) throw notTaken(tooManyPixels(type));
  const [format, options] = formats[type];
  // All frames are one tall picture here, which turning would put into another order.
  const upright = (size.pages ?? 1) > 1 ? open(most) : open(most).autoOrient();
  const drawn = await upright
    .toFormat(format, { ...options, ...(size.isPalette && { palette: true }) })
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const { width, height, pageHeight } = drawn.info;
  return {
    bytes: drawn.data,
    key: `${hash('sha256', drawn.data).slice(0, 32)}.${mediaTypes[type]}`,
    type,
    width,
    height: pageHeight ?? height,
  };
}

/**
 * The type by the first bytes, which the decoder of that type then verifies. Nothing else reaches a decoder, and no
 * animation that would come out of it without its frames.
 *
 * @throws {HttpFailure} 422
 */
export function requireType(bytes: Uint8Array): MediaType {
  const type = typeOf(bytes);
  if (!type) throw notTaken('Please choose a JPEG, PNG, WebP, AVIF or GIF picture');
  // The encoders of these types write one frame.
  if ((type === 'image/png' || type === 'image/avif') && isAnimated(bytes)) {
    throw notTaken('The animation would lose its frames. Please send it as a WebP or GIF');
  }
  return type;
}

function typeOf(bytes: Uint8Array): MediaType | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp';
  if (/^[^]{4}ftyp(?:[^]{4})*?avi[fs]/.test(head)) return 'image/avif';
  return undefined;
}

function tooManyPixels(type: MediaType): string {
  const millions = mostPixels[type] / 1_000_000;
  return type === 'image/avif'
    ? `The AVIF has more than ${millions} million pixels`
    : `The picture has more than ${millions} million pixels, all its frames together`;
}

function broken(): never {
  throw notTaken(BROKEN);
}

export function notTaken(message: string): HttpFailure {
  return invalid({ file: [message] });
}
