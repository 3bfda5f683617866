import { BYTES, SCALE } from '#src/domain/assistant/words/vectors.ts';

/** Vectors as they are kept; the opposite of what `directionOf` reads. */
export function pack(vectors: readonly Float32Array[]): string {
  const bytes = new Int8Array(vectors.length * BYTES);
  for (const [place, vector] of vectors.entries()) {
    const most = Math.max(1e-9, ...vector.map(Math.abs));
    const step = Math.round(SCALE.steps * Math.log2(most / 127)) + SCALE.middle;
    const scale = Math.max(0, Math.min(255, step));
    bytes[place * BYTES] = scale;
    const unit = 2 ** ((scale - SCALE.middle) / SCALE.steps);
    for (const [at, number] of vector.entries()) {
      bytes[place * BYTES + 1 + at] = Math.max(-127, Math.min(127, Math.round(number / unit)));
    }
  }
  return Buffer.from(bytes.buffer).toString('base64');
}
