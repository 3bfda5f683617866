import { hash } from 'node:crypto';
import { type MediaType, mediaTypes, MOST_PIXELS } from '#src/contracts/media.ts';
import { type HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';

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
  'image/webp': ['webp', { quality: 85, effort: 2 }],
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
  const type = typeOf(bytes);
  if (!type) throw notTaken('Please choose a JPEG, PNG, WebP, AVIF or GIF picture');
  // Large, and needed by nobody else.
  const { default: sharp } = await import('sharp');
  const moves = type === 'image/gif' || type === 'image/webp';
  const open = () => sharp(bytes, { animated: moves, limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
  const size = await open().metadata().catch(broken);
  // sharp itself counts only what it unpacks, after it has made room for it.
  if (size.width * size.height > MOST_PIXELS) {
    throw notTaken('The picture has more than 50 million pixels');
  }
  const [format, options] = formats[type];
  const drawn = await open()
    .autoOrient()
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

/** The type by the first bytes, which the decoder of that type then verifies. Nothing else reaches a decoder. */
function typeOf(bytes: Uint8Array): MediaType | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp';
  if (/^[^]{4}ftyp(?:[^]{4})*?avi[fs]/.test(head)) return 'image/avif';
  return undefined;
}

function broken(): never {
  throw notTaken('The picture is broken, or not all of it');
}

function notTaken(message: string): HttpFailure {
  return invalid({ file: [message] });
}
