import { MEDIA_LIMIT } from '#src/contracts/media.ts';
import { isAnimated } from '#src/lib/is-animated.ts';
import { RequestError } from '#src/lib/request.ts';

/** Maximum size of a chosen file, in bytes; most phone photos are smaller. */
const MOST_BYTES = 10_000_000;

/** Maximum length of the longer side, in pixels: twice that of a page's widest column. */
const LONGEST_SIDE = 2560;

const QUALITIES = [0.85, 0.7, 0.5];

/** Why a file cannot be uploaded; the message is for people, and shown at the field as a server's would be. */
export class PictureRefused extends RequestError {
  constructor(message: string) {
    super(422, JSON.stringify({ message, errors: { file: [message] } }));
  }
}

/** Width and height that fit, with the same aspect ratio. */
export function fittedPicture(width: number, height: number): [width: number, height: number] {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Prepares a picture for the upload: unchanged if it is small enough, otherwise scaled down. @throws PictureRefused */
export async function shrunk(file: Blob): Promise<Blob> {
  if (file.size > MOST_BYTES) throw new PictureRefused('The picture is larger than 10 MB.');
  if (file.type === 'image/gif') {
    if (file.size <= MEDIA_LIMIT) return file;
    throw new PictureRefused('The GIF is larger than 4 MB, and scaling it down would stop the animation.');
  }
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    throw new PictureRefused('The browser can’t read this picture.');
  }
  const [width, height] = fittedPicture(bitmap.width, bitmap.height);
  if (width === bitmap.width && height === bitmap.height && file.size <= MEDIA_LIMIT) return file;
  // A canvas keeps the first frame alone.
  if (isAnimated(new Uint8Array(await file.arrayBuffer()))) {
    bitmap.close();
    throw new PictureRefused(
      'The animation is larger than 2560 pixels or 4 MB, and scaling it down would stop the animation.',
    );
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const wanted = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  for (const quality of QUALITIES) {
    const drawn = await canvas.convertToBlob({ type: wanted, quality }).catch(() => undefined);
    if (drawn && drawn.size <= MEDIA_LIMIT) return drawn;
  }
  throw new PictureRefused('The picture couldn’t be reduced to less than 4 MB.');
}
