import { stem } from '../../words/stem.ts';
import { packed, vocabulary } from './vectors.data.ts';

/** Numbers per word, as `npm run vectors` was configured to learn. */
export const DIMENSIONS = 48;

/** The weight of a word, from its first byte: powers of two in steps. */
export const SCALE = { steps: 16, middle: 128 };

export const BYTES = 1 + DIMENSIONS;

let unpacked: ReturnType<typeof unpack> | undefined;

/** Forms of a word to use if it has no vector of its own. */
const endings = ['', 'e', 'ing', 's', 'er', 'ed', 'y'];

function placeOf(word: string): number | undefined {
  const { places } = (unpacked ??= unpack());
  const other = () => endings.map((ending) => stem(word) + ending).find((one) => places.has(one));
  return places.get(word) ?? places.get(other() ?? '');
}

/** The sum of the known words' vectors, scaled to length 1: texts of similar meaning have similar vectors. */
export function directionOf(words: Iterable<string>): Float32Array | undefined {
  const { bytes, scales } = (unpacked ??= unpack());
  const sum = new Float32Array(DIMENSIONS);
  for (const word of new Set(words)) {
    const start = placeOf(word);
    if (start === undefined) continue;
    const scale = 2 ** (((scales[start] ?? 0) - SCALE.middle) / SCALE.steps);
    for (let at = 0; at < DIMENSIONS; at++) {
      sum[at] = (sum[at] ?? 0) + scale * (bytes[start + 1 + at] ?? 0);
    }
  }
  const length = Math.sqrt(sum.reduce((total, number) => total + number * number, 0));
  return length === 0 ? undefined : sum.map((number) => number / length);
}

function unpack() {
  const { buffer, byteOffset, length } = Buffer.from(packed, 'base64');
  const words = Buffer.from(vocabulary, 'base64').toString().split(' ');
  return {
    places: new Map(words.map((word, at) => [word, at * BYTES])),
    bytes: new Int8Array(buffer, byteOffset, length),
    scales: new Uint8Array(buffer, byteOffset, length),
  };
}
