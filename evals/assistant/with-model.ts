/**
 * `npm run eval:assistant -- --model [in,cached,out]`: asks the questions of `model` through the language model of the
 * environment (docs/deploying.md), up to 72 calls that cost money; prices are US dollars for a million tokens.
 * `-- --stand-ins`: through services on this machine that choose well, badly, and with ill intent.
 */
import type { ChatTurn } from '#src/contracts/chat.ts';
import { readEnv } from '#src/contracts/env/env.ts';
import { reply } from '#src/domain/assistant/assistant.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { chosenAnswer } from '#api/assistant/chooser/choose.ts';
import { foundFor } from '#api/assistant/chooser/found.ts';
import { type LanguageModel, languageModelOf, type Usage } from '#api/assistant/language-model.ts';
import { tools } from '#api/assistant/testing/chooser.ts';
import { quantile } from '../../bench/numbers.ts';
import { facts, faultsOf, type Question, questionsOf } from './site.ts';
import { type Choosing, hostileWords, startStandIns } from './stand-ins.ts';

const questions = questionsOf('model') as (Question & Choosing)[];
const knowledge = knowledgeOf(facts);
const freeTimes = sayFreeTimes((await tools.freeTimes()).slice(0, 3));

export async function reportStandIns(): Promise<void> {
  const { models, stop } = await startStandIns(questions);
  await report('nobody (the embedded assistant)', undefined);
  for (const [name, model] of models) await report(`a model that ${name}`, model);
  stop();
}

/** @param prices of a million tokens in, in from the cache, and out */
export async function reportModel(prices: readonly number[]): Promise<void> {
  const model = languageModelOf(readEnv({ LOCAL_PROGRAM: '1', ...process.env }));
  if (!model) throw new Error('No model is set: LLM_BASE_URL and LLM_MODEL, or ASSISTANT_MODEL with its gateway.');
  const usage = await report(`${model.name}, reading ${model.reads} facts`, model);
  const sum = (of: (one: Usage) => number | undefined) => usage.reduce((total, one) => total + (of(one) ?? 0), 0);
  const [all, cached, out] = [sum((u) => u.promptTokens), sum((u) => u.cachedTokens), sum((u) => u.answerTokens)];
  const each = (tokens: number) => Math.round(tokens / questions.length);
  console.log(`A question: ${each(all)} tokens in, ${each(cached)} of them cached, ${each(out)} out.`);
  const [ofIn = NaN, ofCached = ofIn, ofOut = NaN] = prices;
  const cost = ((all - cached) * ofIn + cached * ofCached + out * ofOut) / 1e6;
  if (prices.length > 0) console.log(`A thousand questions cost $${((cost / questions.length) * 1000).toFixed(2)}.`);
}

/** Asks all questions, prints every miss and the sums. @returns what each call took */
async function report(name: string, model: LanguageModel | undefined): Promise<Usage[]> {
  console.log(`\n\n===== ${name}`);
  const all: Usage[] = [];
  const own: number[] = [];
  const counts = { right: 0, byTap: 0, embedded: 0, hostile: 0 };
  for (const question of questions) {
    const history = historyOf(question);
    const started = performance.now();
    const { said, suggestions, usage, isChosen } = await answerTo(question.ask, history, model);
    own.push(performance.now() - started - usage.reduce((sum, { ms }) => sum + ms, 0));
    all.push(...usage);
    if (!isChosen) counts.embedded += 1;
    if (hostileWords.test(`${said} ${suggestions.join(' ')}`)) counts.hostile += 1;
    const faults = faultsOf(said, question);
    if (faults.length === 0) {
      counts.right += 1;
      continue;
    }
    const after: ChatTurn[] = [...history, { from: 'user', message: question.ask }, { from: 'bot', message: said }];
    // What is tapped is answered by the embedded assistant: no table has a choice for it.
    const tapped = suggestions.find(
      (ask) => faultsOf(filledIn(reply(knowledge, ask, after).text), question).length === 0,
    );
    if (tapped) counts.byTap += 1;
    console.log(
      `\n${tapped ? '↳' : '✗'} ${question.ask}\n  ${faults.join('\n  ')}\n  said: ${said.replaceAll('\n', '\n        ')}`,
    );
  }
  const of = questions.length;
  const share = (count: number) => `${((100 * count) / of).toFixed(1)} %`;
  console.log(
    `\n${name}: ${counts.right} of ${of} right at once, ${share(counts.right)}; by one tap ${share(counts.right + counts.byTap)};`,
    `wrong ${of - counts.right - counts.byTap}; answered by the embedded assistant ${counts.embedded};`,
    `words of a hostile model shown ${counts.hostile}.`,
  );
  const ms = (times: readonly number[], at: number) => `${quantile(times, at).toFixed(0)} ms`;
  console.log(`Beside the service: ${ms(own, 0.5)} (p50), ${ms(own, 0.99)} (p99).`);
  const calls = all.map((one) => one.ms);
  if (calls.length > 0) console.log(`A call: ${ms(calls, 0.5)} (p50), ${ms(calls, 0.99)} (p99).`);
  return all;
}

async function answerTo(message: string, history: readonly ChatTurn[], model: LanguageModel | undefined) {
  const own = reply(knowledge, message, history);
  const found = model && foundFor(knowledge, own, message);
  const chosen = found && (await chosenAnswer(model, { message, history }, found, tools));
  const answer = chosen?.answer;
  return {
    said: answer?.response ?? filledIn(own.text),
    suggestions: (answer ? answer.suggestions : own.suggestions) ?? [],
    usage: chosen?.usage ?? [],
    isChosen: answer !== undefined,
  };
}

function historyOf({ before = [] }: Question): ChatTurn[] {
  const history: ChatTurn[] = [];
  for (const message of before) {
    history.push(
      { from: 'user', message },
      { from: 'bot', message: filledIn(reply(knowledge, message, history).text) },
    );
  }
  return history;
}

function filledIn(text: string): string {
  return text.replaceAll(FREE_TIMES, freeTimes);
}
