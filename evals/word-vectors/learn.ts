import { add, adamOf, multiply, principalMap, randomFrom } from './numbers.ts';

/** Initial values of the words. */
export interface Start {
  /** Of each word, with `from` dimensions. */
  vectors: readonly Float32Array[];
  /** Initial weight of each word, above 0. */
  weights: readonly number[];
  from: number;
  to: number;
}

/** A text as indexes of words, and its correct subjects. */
export interface Lesson {
  words: readonly number[];
  subjects: readonly number[];
  /** Index of the same text among the known ones. It must not be used to find itself. */
  text?: number;
}

/** A known text of a subject. */
export interface KnownText {
  words: readonly number[];
  subject: number;
}

/** Hyperparameters, found by validation on questions outside the training data. None of them matters much. */
const ROUNDS = 150;
const BATCH = 256;
/** Inverse temperature of the softmax. */
const INVERSE_TEMPERATURE = 12;
const LEARNING_RATE = { weight: 0.03, map: 0.003, own: 0.005 };
/** Dropout: the share of a lesson's words that are left out at random, so that none is relied on alone. */
const DROPOUT = 0.15;
/** Decay of each word's own vector toward its initial value. */
const DECAY = 1e-4;
/** Number of vectors of known words from which the initial map is computed. */
const INITIAL_VECTORS = 2000;

/**
 * Trains the weight and the vector of each word, so that a question is most similar to a text of its subject: one
 * linear map for all words, and a small offset for each word in the training data. Softmax over subjects, each scored
 * by the best of its texts, with Adam.
 *
 * @returns a function from a word to its vector, scaled by its weight; `met` is its index in the initial values, if
 * any
 */
export function learn(start: Start, texts: readonly KnownText[], lessons: readonly Lesson[]) {
  const { from, to } = start;
  const count = start.vectors.length;
  const random = randomFrom(1);
  const map = principalMap(start.vectors.slice(0, INITIAL_VECTORS), to);
  const weight = Float32Array.from(start.weights, (one) => Math.log(Math.expm1(one) + 1e-6));
  const own = new Float32Array(count * to);
  const mapStart = map.slice();
  const adams = [
    adamOf(weight, LEARNING_RATE.weight),
    adamOf(map, LEARNING_RATE.map),
    adamOf(own, LEARNING_RATE.own),
  ] as const;
  const given = Float32Array.from(start.vectors.flatMap((vector) => [...vector]));
  const subjects = 1 + Math.max(...texts.map(({ subject }) => subject));

  const vectors = new Float32Array(count * to);
  for (let round = 1; round <= ROUNDS; round++) {
    multiply(given, map, vectors, count, from, to);
    for (let at = 0; at < vectors.length; at++) add(vectors, at, own[at] ?? 0);
    const known = texts.map(({ words }) => pointing(words));
    const batch = Array.from({ length: BATCH }, () => Math.floor(random() * lessons.length));
    const grads = new Float32Array(count * to);
    const textGrads = new Map<number, Float32Array>();
    let loss = 0;
    for (const lesson of batch.flatMap((place) => lessons[place] ?? [])) {
      const words = lesson.words.filter(() => random() >= DROPOUT);
      const question = pointing(words.length > 0 ? words : lesson.words);
      const { best, place } = bestTexts(question.unit, known, lesson.text);
      // Of several correct subjects the nearest is the target. The others do not count as wrong.
      const right = lesson.subjects.reduce((one, other) =>
        (best[other] ?? 0) > (best[one] ?? 0) ? other : one,
      );
      const others = new Set(lesson.subjects.filter((one) => one !== right));
      const share = softmax(best, others);
      loss -= Math.log((share[right] ?? 0) + 1e-9) / BATCH;
      const questionGrad = new Float32Array(to);
      for (let subject = 0; subject < subjects; subject++) {
        const pull =
          (INVERSE_TEMPERATURE * ((share[subject] ?? 0) - (subject === right ? 1 : 0))) / BATCH;
        const text = place[subject] ?? -1;
        const unit = known[text]?.unit;
        if (!unit || Math.abs(pull) < 1e-7) continue;
        const grad = textGrads.get(text) ?? new Float32Array(to);
        textGrads.set(text, grad);
        for (let at = 0; at < to; at++) {
          add(questionGrad, at, pull * (unit[at] ?? 0));
          add(grad, at, pull * (question.unit[at] ?? 0));
        }
      }
      backward(question, questionGrad, grads);
    }
    for (const [text, grad] of textGrads) {
      const pointing = known[text];
      if (pointing) backward(pointing, grad, grads);
    }
    step(grads);
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

  function bestTexts(question: Float32Array, known: readonly Pointing[], except = -1) {
    const best = new Float32Array(subjects).fill(-1);
    const place = new Int32Array(subjects).fill(-1);
    for (const [text, { unit }] of known.entries()) {
      if (text === except) continue;
      let cosine = 0;
      for (let at = 0; at < to; at++) cosine += (question[at] ?? 0) * (unit[at] ?? 0);
      const subject = texts[text]?.subject ?? 0;
      if (cosine > (best[subject] ?? 0)) [best[subject], place[subject]] = [cosine, text];
    }
    return { best, place };
  }

  /** Backpropagates the gradient of a text to its words, each by its weight. */
  function backward({ words, length, unit }: Pointing, grad: Float32Array, grads: Float32Array) {
    let along = 0;
    for (let at = 0; at < to; at++) along += (grad[at] ?? 0) * (unit[at] ?? 0);
    for (const word of words)
      for (let at = 0; at < to; at++)
        add(grads, word * to + at, ((grad[at] ?? 0) - along * (unit[at] ?? 0)) / length);
  }

  function step(grads: Float32Array) {
    const [forWeight, forMap, forOwn] = adams;
    const weightGrad = new Float32Array(count);
    for (let word = 0; word < count; word++) {
      const counts = softplus(weight[word] ?? 0);
      let sum = 0;
      for (let at = word * to; at < (word + 1) * to; at++) {
        const grad = grads[at] ?? 0;
        sum += grad * (vectors[at] ?? 0);
        grads[at] = grad * counts;
      }
      weightGrad[word] = sum / (1 + Math.exp(-(weight[word] ?? 0)));
    }
    const mapGrad = map.map((number, at) => 10 * DECAY * (number - (mapStart[at] ?? 0)));
    for (let word = 0; word < count; word++)
      for (let with_ = 0; with_ < from; with_++) {
        const number = given[word * from + with_] ?? 0;
        for (let at = 0; at < to; at++)
          add(mapGrad, with_ * to + at, number * (grads[word * to + at] ?? 0));
      }
    forWeight(weightGrad);
    forMap(mapGrad);
    forOwn(grads.map((number, at) => number + DECAY * (own[at] ?? 0)));
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
    without.has(at) ? 0 : Math.exp(INVERSE_TEMPERATURE * (number - 1)),
  );
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}
