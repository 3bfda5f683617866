/** What the assistant knows in the evaluation, and the questions. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoArticles as blog, demoSignals as signalBoard } from '#src/domain/posts/demo.ts';
import { siteFacts } from '#src/domain/assistant/facts.ts';
import type { Fact } from '#src/domain/assistant/fact.ts';
import { type KnownPost, postFacts } from '#src/domain/assistant/facts/posts.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';

/** A question with what its answer must contain (one entry of a list is enough) and must not. */
export interface Question {
  before?: string[];
  ask: string;
  must: (string | string[])[];
  mustNot?: string[];
}

/** A Friday after hours: the next call is on Monday at nine. */
export const now = new Date('2026-11-20T23:30:00Z');

const posts: KnownPost[] = [
  ...blog.filter(({ published }) => published).map((post) => ({ ...post, board: 'blog' as const, lede: post.summary })),
  ...signalBoard.map((post) => ({
    ...post,
    board: 'signal-board' as const,
    lede: post.description,
    content: post.content ?? '',
  })),
];

/** Everything that the site states, including its first posts. */
export const facts: readonly Fact[] = [...siteFacts(todayOf(now)), ...postFacts(posts)];

/** The questions of a folder or, as in `dev/prices`, of one file. */
export function questionsOf(set: string): Question[] {
  const path = join(import.meta.dirname, set);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const files = isFolder
    ? readdirSync(path)
        .filter((file) => file.endsWith('.json'))
        .map((file) => join(path, file))
    : [`${path}.json`];
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Question[]);
}

/** Says without contractions what was said with them: a question asks for a fact, whichever way it is worded. */
function inFull(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ')
    .replace(/\bcan't\b/g, 'cannot')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'ll\b/g, ' will')
    .replace(/'re\b/g, ' are')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/\b(it|that|there|what|who)'s\b/g, '$1 is')
    .replace(/\b(any|every|some)one\b/g, '$1body');
}

/** What an answer lacks, and what it contains but must not. */
export function faultsOf(answer: string, { must, mustNot = [] }: Question): string[] {
  const said = inFull(answer);
  const has = (text: string) => said.includes(inFull(text));
  const missing = must.filter((one) => ![one].flat().some(has));
  return [
    ...missing.map((one) => `does not say: ${[one].flat().join(' or ')}`),
    ...mustNot.filter(has).map((one) => `says: ${one}`),
  ];
}
