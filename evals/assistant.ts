/**
 * `npm run eval:assistant [-- dev dev/prices …]`: asks all questions, or those of some sets, and prints every miss.
 * With `--answers` every answer; with `--model` or `--stand-ins`: those of `model` through a language model (assistant/with-model.ts).
 * `held-out` was written before the assistant and is not read while it is tuned.
 */
import type { ChatTurn } from '#src/contracts/chat.ts';
import { isSure, type Reply } from '#src/domain/assistant/assistant.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { type Knowledge, knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { replyWithSlip as reply } from '#src/domain/price-slip/slip-in-chat.ts';
import { storeFigures } from '../bench/figures.ts';
import { quantile, type Score, scoreCells, shareOf, whole } from '../bench/numbers.ts';
import { sayFromCalendar } from './assistant/calendar.ts';
import { facts, faultsOf, now, type Question, questionsOf } from './assistant/site.ts';
import { reportModel, reportStandIns } from './assistant/with-model.ts';

const freeTimes = sayFreeTimes(nextFreeSlots([], now, 3));

/** What no answer may contain, whatever the question. */
const never = [/undefined|\[object/, /<\w/, /\]\((?!\/(?!\/)|#contact\)|#schedule-a-call\))/];
const LONGEST = 1600;
/** The agency that came with the engine never raises its voice. */
const neverHere = [/!/];
/** Questions to the agency of tests/another-agency; those of days go to the calendar, the other sets are about what is known. */
const GERMAN = 'german';

const started = performance.now();
const knowledge = knowledgeOf(facts);
console.log(`Ready in ${(performance.now() - started).toFixed(0)} ms.`);

const times: number[] = [];
const before = process.cpuUsage();
const shows = process.argv.includes('--answers');
const named = process.argv.slice(2).filter((one) => one !== '--answers');
if (named[0] === '--model') await reportModel((named[1] ?? '').split(',').filter(Boolean).map(Number));
else if (named[0] === '--stand-ins') await reportStandIns();
else if (named.length > 0) for (const set of named) await report(set);
else await reportAll();
if (times.length > 0) reportTimes();

function reportTimes(): void {
  const { user, system } = process.cpuUsage(before);
  const each = ((user + system) / 1000 / times.length).toFixed(2);
  console.log(
    `\nAn answer takes ${time(0.5)} (p50), ${time(0.99)} (p99), ${time(1)} at most; ${each} ms of the processor.`,
  );
}

async function reportAll(): Promise<void> {
  const dev = await report('dev');
  const heldOut = ['', '/by-others', '/strangers', '/callers', '/page-readers'].map((name) => `held-out${name}`);
  const scores: Record<string, AnswerScore> = { dev };
  for (const set of heldOut) scores[set] = await report(set);
  const [own = '', others = '', strangers = '', callers = '', readers = ''] = heldOut.map((set) => {
    const score = scores[set];
    return score ? `${shareOf(score)} of ${score.of}` : '';
  });
  const rows = Object.entries(scores).map(([set, { byTap, wrongThoughSure, ...score }]) => {
    const shares = [byTap, wrongThoughSure].map((right) => shareOf({ right, of: score.of }));
    return [set === 'dev' ? 'dev (tuned on)' : set, [...scoreCells(score), ...shares]];
  });
  await storeFigures('eval:assistant', scores, {
    readme: `${shareOf(dev)} of ${whole(dev.of)} questions; held out: ${own}, ${others} by others, ${strangers} by strangers, ${callers} by two strangers, and ${readers} by two readers of the pages ([method](evals/assistant/README.md))`,
    tables: { 'evals/assistant/README.md': Object.fromEntries(rows) },
  });
}

interface AnswerScore extends Score {
  /** Right at once, or after one of the offered questions was tapped. */
  byTap: number;
  /** Wrong without saying that it is not certain, or asking back. */
  wrongThoughSure: number;
}

/** Asks the questions of a set and prints every miss. */
async function report(set: string): Promise<AnswerScore> {
  const questions = questionsOf(set);
  const isGerman = set.startsWith(GERMAN);
  const signs = isGerman ? never : [...never, ...neverHere];
  const ofCalendar = isGerman ? await answersOfCalendar(questions) : undefined;
  let hedged = 0;
  const misses = questions.flatMap((question) => {
    const answer = ofCalendar?.get(question) ?? answerTo(knowledge, question);
    if (shows) console.log(`\n· ${question.ask}\n  ${filledIn(answer)}`);
    const faults = allFaultsOf(filledIn(answer), question, signs);
    if (faults.length === 0) {
      if (!isSure(answer)) hedged++;
      return [];
    }
    const before = [...(question.before ?? []), question.ask];
    const tapped = answer.suggestions.find((ask) => {
      const next = answerTo(knowledge, { ...question, before, ask });
      return allFaultsOf(filledIn(next), question, signs).length === 0;
    });
    return [{ question, answer, faults, tapped }];
  });
  for (const { question, answer, faults, tapped } of misses) {
    const wrong = isSure(answer) ? '✗' : '?';
    const sign = tapped ? '↳' : wrong;
    console.log(`\n${sign} ${[...(question.before ?? []), question.ask].join(' → ')}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (tapped) console.log(`  right by a tap on: ${tapped}`);
    console.log(`  said: ${filledIn(answer).replaceAll('\n', '\n        ')}`);
  }
  const of = questions.length;
  const right = of - misses.length;
  const byTap = right + misses.filter(({ tapped }) => tapped).length;
  const wrongThoughSure = misses.filter(({ answer }) => isSure(answer)).length;
  const share = (count: number) => shareOf({ right: count, of });
  console.log(
    `\n${set}: ${right} of ${of}, ${share(right)}; by one tap ${share(byTap)}; wrong though sure ${share(wrongThoughSure)}; ${hedged} of the right ones with a caution`,
  );
  return { right, of, byTap, wrongThoughSure };
}

/** What is answered from the calendar, as the chat does where nothing is booked (api/assistant/brain.ts). */
async function answersOfCalendar(questions: readonly Question[]): Promise<Map<Question, Reply>> {
  const answers = new Map<Question, Reply>();
  for (const question of questions) {
    if (answerTo(knowledge, question).isKnown) continue;
    const text = await sayFromCalendar(question);
    if (text) answers.set(question, { text, suggestions: [], facts: [], total: undefined });
  }
  return answers;
}

/** Asks as a visitor would, after the questions before it in the conversation. */
function answerTo(known: Knowledge, { before = [], ask }: Question): Reply {
  const history: ChatTurn[] = [];
  for (const message of before) {
    history.push({ from: 'user', message });
    history.push({ from: 'bot', message: reply(known, message, history).text });
  }
  const start = performance.now();
  const answer = reply(known, ask, history);
  times.push(performance.now() - start);
  return answer;
}

function filledIn({ text }: Reply): string {
  return text.replaceAll(FREE_TIMES, freeTimes);
}

/** Everything wrong with an answer, including what no answer may contain. */
function allFaultsOf(answer: string, question: Question, signs: readonly RegExp[]): string[] {
  return [
    ...faultsOf(answer, question),
    ...signs.filter((sign) => sign.test(answer)).map((sign) => `looks like ${sign}`),
    ...(answer.length > LONGEST ? [`is ${answer.length} characters long`] : []),
  ];
}

function time(share: number): string {
  return `${quantile(times, share).toFixed(1)} ms`;
}
