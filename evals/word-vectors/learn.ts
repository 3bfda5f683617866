import { adamOf, addTo, dot, principalMap, randomFrom, rowsOf } from './numbers.ts';

/** Initial values of the words. */
export interface Start {
  vectors: readonly Float32Array[];
  /** Initial weight of each word, above 0. */
  weights: readonly number[];
  to: number;
}

/** A text as indexes of words, and its correct subjects. */
export interface Lesson {
  words: readonly number[];
  subjects: readonly number[];
  /** Index of the same text among the known ones. It must not be used to find itself. */
  text?: number;
}

export interface KnownText {
  words: readonly number[];
  subject: number;
}

/** Hyperparameters, found by validation on questions outside the training data. None of them matters much. */
const ROUNDS = 150;
const BATCH = 256;
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
 * linear map for all words, and a small offset for each word of the training data (softmax over subjects, Adam).
 *
 * @returns a function from a word to its weighted vector; `met` is its index in the initial values, if any
 */
export function learn(start: Start, texts: readonly KnownText[], lessons: readonly Lesson[]) {
  const { to } = start;
  const count = start.vectors.length;
  const random = randomFrom(1);
  const map = principalMap(start.vectors.slice(0, INITIAL_VECTORS), to);
  const weight = Float32Array.from(start.weights, (one) => Math.log(Math.expm1(one) + 1e-6));
  const own = new Float32Array(count * to);
  const [mapRows, ownRows] = [rowsOf(map, to), rowsOf(own, to)];
  const mapStart = map.slice();
  const adams = [
    adamOf(weight, LEARNING_RATE.weight),
    adamOf(map, LEARNING_RATE.map),
    adamOf(own, LEARNING_RATE.own),
  ] as const;
  const subjects = 1 + Math.max(...texts.map(({ subject }) => subject));

  const vectors = rowsOf(new Float32Array(count * to), to);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [word, vector] of vectors.entries()) {
      vector.fill(0);
      start.vectors[word]?.forEach((number, at) => addTo(vector, mapRows[at] ?? vector, number));
      addTo(vector, ownRows[word] ?? vector);
    }
    const known = texts.map(({ words }) => pointing(words));
    const batch = Array.from({ length: BATCH }, () => Math.floor(random() * lessons.length));
    const grads = rowsOf(new Float32Array(count * to), to);
    const textGrads = new Map<Pointing, Float32Array>();
    for (const lesson of batch.flatMap((place) => lessons[place] ?? [])) {
      const words = lesson.words.filter(() => random() >= DROPOUT);
      const question = pointing(words.length > 0 ? words : lesson.words);
      const { best, place } = bestTexts(question.unit, known, lesson.text);
      // Of several correct subjects the nearest is the target. The others do not count as wrong.
      const right = lesson.subjects.reduce((one, other) => ((best[other] ?? 0) > (best[one] ?? 0) ? other : one));
      const others = new Set(lesson.subjects.filter((one) => one !== right));
      const share = softmax(best, others);
      const questionGrad = new Float32Array(to);
      for (let subject = 0; subject < subjects; subject++) {
        const pull = (INVERSE_TEMPERATURE * ((share[subject] ?? 0) - (subject === right ? 1 : 0))) / BATCH;
        const text = known[place[subject] ?? -1];
        if (!text || Math.abs(pull) < 1e-7) continue;
        const grad = textGrads.get(text) ?? new Float32Array(to);
        textGrads.set(text, grad);
        addTo(questionGrad, text.unit, pull);
        addTo(grad, question.unit, pull);
      }
      backward(question, questionGrad, grads);
    }
    for (const [text, grad] of textGrads) backward(text, grad, grads);
    step(grads);
    if (round % 25 === 0) console.log(`round ${round}`);
  }

  return (vector: Float32Array, startWeight: number, met: number | undefined): Float32Array => {
    const counts = met === undefined ? startWeight : softplus(weight[met] ?? 0);
    const sum = new Float64Array(to);
    if (met !== undefined) addTo(sum, ownRows[met] ?? sum);
    vector.forEach((number, at) => addTo(sum, mapRows[at] ?? sum, number));
    return Float32Array.from(sum, (number) => counts * number);
  };

  function pointing(words: readonly number[]): Pointing {
    const sum = new Float32Array(to);
    for (const word of words) addTo(sum, vectors[word] ?? sum, softplus(weight[word] ?? 0));
    const length = Math.hypot(...sum) + 1e-6;
    return { words, length, unit: sum.map((number) => number / length) };
  }

  function bestTexts(question: Float32Array, known: readonly Pointing[], except = -1) {
    const best = new Float32Array(subjects).fill(-1);
    const place = new Int32Array(subjects).fill(-1);
    for (const [text, { unit }] of known.entries()) {
      if (text === except) continue;
      const cosine = dot(question, unit);
      const subject = texts[text]?.subject ?? 0;
      if (cosine > (best[subject] ?? 0)) [best[subject], place[subject]] = [cosine, text];
    }
    return { best, place };
  }

  /** Backpropagates the gradient of a text to its words, each by its weight. */
  function backward({ words, length, unit }: Pointing, grad: Float32Array, grads: Float32Array[]) {
    const along = dot(grad, unit);
    const across = Float64Array.from(grad, (number, at) => number - along * (unit[at] ?? 0));
    const change = across.map((number) => number / length);
    for (const word of words) addTo(grads[word] ?? change, change);
  }

  function step(grads: Float32Array[]) {
    const [forWeight, forMap, forOwn] = adams;
    const weightGrad = new Float32Array(count);
    for (const [word, grad] of grads.entries()) {
      const counts = softplus(weight[word] ?? 0);
      weightGrad[word] = dot(grad, vectors[word] ?? grad) / (1 + Math.exp(-(weight[word] ?? 0)));
      grad.forEach((number, at) => (grad[at] = number * counts));
    }
    const mapGrad = map.map((number, at) => 10 * DECAY * (number - (mapStart[at] ?? 0)));
    const mapGradRows = rowsOf(mapGrad, to);
    for (const [word, grad] of grads.entries()) {
      start.vectors[word]?.forEach((number, at) => addTo(mapGradRows[at] ?? grad, grad, number));
    }
    forWeight(weightGrad);
    forMap(mapGrad);
    forOwn(own.map((number, at) => (grads[Math.floor(at / to)]?.[at % to] ?? 0) + DECAY * number));
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
  const powers = numbers.map((number, at) => (without.has(at) ? 0 : Math.exp(INVERSE_TEMPERATURE * (number - 1))));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}
