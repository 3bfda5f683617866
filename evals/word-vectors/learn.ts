import { add, adamOf, multiply, principalMap, randomFrom } from './numbers.ts';

/** Numbers that a word starts with, and learns. */
export interface Start {
  /** Of each word, as many numbers as `from`. */
  vectors: readonly Float32Array[];
  /** How much each word counts before anything is learned, above 0. */
  weights: readonly number[];
  from: number;
  to: number;
}

/** Texts as places of words; `subjects` says for each which subjects it is a text of. */
export interface Lesson {
  words: readonly number[];
  subjects: readonly number[];
  /** The known text that it is, which must not help to find itself. */
  text?: number;
}

/** A known text of a subject. */
export interface KnownText {
  words: readonly number[];
  subject: number;
}

/** How it learns. Found by trying on questions that it had not learned from; none of them matters much. */
const ROUNDS = 150;
const BATCH = 256;
/** How sharply the best is told from the others. */
const SHARP = 12;
const STEP = { weight: 0.03, map: 0.003, own: 0.005 };
/** Words of a lesson that are left out at random, so that none is relied on alone. */
const LEFT_OUT = 0.15;
/** How strongly what a word learned for itself is pulled back to what it started with. */
const PULL = 1e-4;
/** Vectors that the map starts from: of the words of what is known. */
const SOME = 2000;

/**
 * Learns how much each word counts and where it points, so that a question is most like a text of its
 * subject: a map for all words, and for each word that was met a little of its own. Ordinary softmax
 * over subjects, each by the best of its texts, with Adam.
 *
 * @returns gives the vector of a word, its weight in it; `met` is its place among the start, if any
 */
export function learn(start: Start, texts: readonly KnownText[], lessons: readonly Lesson[]) {
  const { from, to } = start;
  const count = start.vectors.length;
  const random = randomFrom(1);
  const map = principalMap(start.vectors.slice(0, SOME), to);
  const weight = Float32Array.from(start.weights, (one) => Math.log(Math.expm1(one) + 1e-6));
  const own = new Float32Array(count * to);
  const mapStart = map.slice();
  const adams = [
    adamOf(weight, STEP.weight),
    adamOf(map, STEP.map),
    adamOf(own, STEP.own),
  ] as const;
  const given = Float32Array.from(start.vectors.flatMap((vector) => [...vector]));
  const subjects = 1 + Math.max(...texts.map(({ subject }) => subject));

  const vectors = new Float32Array(count * to);
  for (let round = 1; round <= ROUNDS; round++) {
    multiply(given, map, vectors, count, from, to);
    for (let at = 0; at < vectors.length; at++) add(vectors, at, own[at] ?? 0);
    const known = texts.map(({ words }) => pointing(words));
    const batch = Array.from({ length: BATCH }, () => Math.floor(random() * lessons.length));
    const grown = new Float32Array(count * to);
    const textGrowth = new Map<number, Float32Array>();
    let loss = 0;
    for (const lesson of batch.flatMap((place) => lessons[place] ?? [])) {
      const words = lesson.words.filter(() => random() >= LEFT_OUT);
      const asked = pointing(words.length > 0 ? words : lesson.words);
      const { best, place } = bestTexts(asked.unit, known, lesson.text);
      // Of several that are right, the nearest is; the others are not wrong.
      const right = lesson.subjects.reduce((one, other) =>
        (best[other] ?? 0) > (best[one] ?? 0) ? other : one,
      );
      const others = new Set(lesson.subjects.filter((one) => one !== right));
      const share = softmax(best, others);
      loss -= Math.log((share[right] ?? 0) + 1e-9) / BATCH;
      const askedGrowth = new Float32Array(to);
      for (let subject = 0; subject < subjects; subject++) {
        const pull = (SHARP * ((share[subject] ?? 0) - (subject === right ? 1 : 0))) / BATCH;
        const text = place[subject] ?? -1;
        const unit = known[text]?.unit;
        if (!unit || Math.abs(pull) < 1e-7) continue;
        const growth = textGrowth.get(text) ?? new Float32Array(to);
        textGrowth.set(text, growth);
        for (let at = 0; at < to; at++) {
          add(askedGrowth, at, pull * (unit[at] ?? 0));
          add(growth, at, pull * (asked.unit[at] ?? 0));
        }
      }
      spread(asked, askedGrowth, grown);
    }
    for (const [text, growth] of textGrowth) {
      const pointing = known[text];
      if (pointing) spread(pointing, growth, grown);
    }
    step(grown);
    if (round % 25 === 0) console.log(`round ${round}: ${loss.toFixed(3)}`);
  }

  return (vector: Float32Array, startWeight: number, met: number | undefined): Float32Array => {
    const counts = met === undefined ? startWeight : softplus(weight[met] ?? 0);
    return Float32Array.from({ length: to }, (_, at) => {
      let sum = met === undefined ? 0 : (own[met * to + at] ?? 0);
      for (let with_ = 0; with_ < from; with_++)
        sum += (vector[with_] ?? 0) * (map[with_ * to + at] ?? 0);
      return counts * sum;
    });
  };

  function pointing(words: readonly number[]) {
    const sum = new Float32Array(to);
    for (const word of words) {
      const counts = softplus(weight[word] ?? 0);
      for (let at = 0; at < to; at++) add(sum, at, counts * (vectors[word * to + at] ?? 0));
    }
    const length = Math.hypot(...sum) + 1e-6;
    return { words, length, unit: sum.map((number) => number / length) };
  }

  function bestTexts(asked: Float32Array, known: readonly Pointing[], except = -1) {
    const best = new Float32Array(subjects).fill(-1);
    const place = new Int32Array(subjects).fill(-1);
    for (const [text, { unit }] of known.entries()) {
      if (text === except) continue;
      let cosine = 0;
      for (let at = 0; at < to; at++) cosine += (asked[at] ?? 0) * (unit[at] ?? 0);
      const subject = texts[text]?.subject ?? 0;
      if (cosine > (best[subject] ?? 0)) [best[subject], place[subject]] = [cosine, text];
    }
    return { best, place };
  }

  /** What a text should have pointed to, handed on to its words, each by its weight. */
  function spread({ words, length, unit }: Pointing, growth: Float32Array, grown: Float32Array) {
    let along = 0;
    for (let at = 0; at < to; at++) along += (growth[at] ?? 0) * (unit[at] ?? 0);
    for (const word of words)
      for (let at = 0; at < to; at++)
        add(grown, word * to + at, ((growth[at] ?? 0) - along * (unit[at] ?? 0)) / length);
  }

  function step(grown: Float32Array) {
    const [forWeight, forMap, forOwn] = adams;
    const weightGrowth = new Float32Array(count);
    for (let word = 0; word < count; word++) {
      const counts = softplus(weight[word] ?? 0);
      let sum = 0;
      for (let at = word * to; at < (word + 1) * to; at++) {
        const growth = grown[at] ?? 0;
        sum += growth * (vectors[at] ?? 0);
        grown[at] = growth * counts;
      }
      weightGrowth[word] = sum / (1 + Math.exp(-(weight[word] ?? 0)));
    }
    const mapGrowth = map.map((number, at) => 10 * PULL * (number - (mapStart[at] ?? 0)));
    for (let word = 0; word < count; word++)
      for (let with_ = 0; with_ < from; with_++) {
        const number = given[word * from + with_] ?? 0;
        for (let at = 0; at < to; at++)
          add(mapGrowth, with_ * to + at, number * (grown[word * to + at] ?? 0));
      }
    forWeight(weightGrowth);
    forMap(mapGrowth);
    forOwn(grown.map((number, at) => number + PULL * (own[at] ?? 0)));
  }
}

interface Pointing {
  words: readonly number[];
  length: number;
  unit: Float32Array;
}

function softplus(number: number): number {
  return Math.log1p(Math.exp(number));
}

function softmax(numbers: Float32Array, without: ReadonlySet<number>): Float32Array {
  const powers = numbers.map((number, at) =>
    without.has(at) ? 0 : Math.exp(SHARP * (number - 1)),
  );
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}
