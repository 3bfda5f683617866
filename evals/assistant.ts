/**
 * Asks the assistant all questions of evals/assistant and says how many it answers as it should, with
 * every miss. `held-out` was written before the assistant and is not looked at while it is tuned;
 * `-- dev` leaves it out, `-- dev/prices` asks one file alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blog } from '#db/seed/blog.ts';
import { signalBoard } from '#db/seed/signal-board.ts';
import type { ChatTurn } from '#src/contracts/chat.ts';
import { reply } from '#src/domain/assistant/assistant.ts';
import { siteFacts } from '#src/domain/assistant/facts.ts';
import { type KnownPost, postFacts } from '#src/domain/assistant/facts/posts.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { type Knowledge, knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { nextFreeSlots, todayOf } from '#src/domain/booking/booking.ts';

/** A question with what its answer must say (of a list, one) and must not. */
interface Question {
  /** What the visitor asked before. */
  before?: string[];
  ask: string;
  must: (string | string[])[];
  mustNot?: string[];
}

/** A Friday after hours: the next call is on Monday at nine. */
const now = new Date('2026-11-20T23:30:00Z');

const freeTimes = sayFreeTimes(nextFreeSlots([], now, 3));

/** What no answer may look like, whatever was asked. */
const never = [/!/, /undefined|\[object/, /<\w/, /\]\((?!\/(?!\/)|#contact\)|#schedule-a-call\))/];
const LONGEST = 1600;

const posts: KnownPost[] = [
  ...blog
    .filter(({ published }) => published)
    .map((post) => ({ ...post, board: 'blog' as const, lede: post.summary })),
  ...signalBoard.map((post) => ({
    ...post,
    board: 'signal-board' as const,
    lede: post.description,
    content: post.content ?? '',
  })),
];

const started = performance.now();
const knowledge = knowledgeOf([...siteFacts(todayOf(now)), ...postFacts(posts)]);
console.log(`Ready in ${(performance.now() - started).toFixed(0)} ms.`);

const folder = join(import.meta.dirname, 'assistant');
const times: number[] = [];
const named = process.argv.slice(2);
const sets = named.length > 0 ? named : ['dev', 'held-out'];
for (const set of sets) report(set, readSet(set));

times.sort((one, other) => one - other);
console.log(`\nAn answer takes ${time(0.5)} (p50), ${time(0.99)} (p99), ${time(1)} at most.`);

/** The questions of a folder or, as `dev/prices`, of one file. */
function readSet(set: string): Question[] {
  const path = join(folder, set);
  const files = existsSync(path)
    ? readdirSync(path).map((file) => join(path, file))
    : [`${path}.json`];
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Question[]);
}

function report(set: string, questions: readonly Question[]): void {
  const misses = questions.flatMap((question) => {
    const answer = answerTo(knowledge, question);
    const faults = faultsOf(answer, question);
    return faults.length > 0 ? [{ question, answer, faults }] : [];
  });
  for (const { question, answer, faults } of misses) {
    console.log(`\n✗ ${[...(question.before ?? []), question.ask].join(' → ')}`);
    for (const fault of faults) console.log(`  ${fault}`);
    console.log(`  said: ${answer.replaceAll('\n', '\n        ')}`);
  }
  const right = questions.length - misses.length;
  const share = ((100 * right) / questions.length).toFixed(1);
  console.log(`\n${set}: ${right} of ${questions.length}, ${share} %`);
}

/** Asks as a visitor would, each question with those before it. */
function answerTo(known: Knowledge, { before = [], ask }: Question): string {
  const history: ChatTurn[] = [];
  for (const message of before) {
    history.push({ from: 'user', message });
    history.push({ from: 'bot', message: reply(known, message, history).text });
  }
  const start = performance.now();
  const { text } = reply(known, ask, history);
  times.push(performance.now() - start);
  return text.replaceAll(FREE_TIMES, freeTimes);
}

function faultsOf(answer: string, { must, mustNot = [] }: Question): string[] {
  const has = (text: string) => answer.toLowerCase().includes(text.toLowerCase());
  const missing = must.filter((one) => ![one].flat().some(has));
  return [
    ...missing.map((one) => `does not say: ${[one].flat().join(' or ')}`),
    ...mustNot.filter(has).map((one) => `says: ${one}`),
    ...never.filter((sign) => sign.test(answer)).map((sign) => `looks like ${sign}`),
    ...(answer.length > LONGEST ? [`is ${answer.length} characters long`] : []),
  ];
}

function time(share: number): string {
  const at = Math.min(times.length - 1, Math.floor(share * times.length));
  return `${(times[at] ?? 0).toFixed(1)} ms`;
}
