/** Whether a picture that may also stand still moves: an animated WebP, PNG or AVIF by what is in the file. */
export function isAnimated(bytes: Uint8Array): boolean {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (ascii(8, 16) === 'WEBPVP8X') {
    // The flag of the extended header (https://developers.google.com/speed/webp/docs/riff_container#extended_file_format).
    return ((bytes[20] ?? 0) & 0b10) !== 0;
  }
  if (ascii(1, 4) === 'PNG') return hasChunk(bytes, 'acTL');
  // The major brand of a sequence of pictures (AV1 Image File Format, section 6.3).
  return ascii(4, 12) === 'ftypavis';
}

/** Whether a PNG has a chunk before its pixels. */
function hasChunk(bytes: Uint8Array, wanted: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === wanted || name === 'IDAT') return name === wanted;
  }
  return false;
}
