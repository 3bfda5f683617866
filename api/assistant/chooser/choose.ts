/** A language model chooses what answers a question; our code says it. */
import type { ChatAnswer } from '#src/contracts/chat.ts';
import type { Fact } from '#src/domain/assistant/fact.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { askLanguageModel, type LanguageModel, type Prompt, type Usage } from '#api/assistant/language-model.ts';
import { answerTo } from './answer.ts';
import { choiceSchema } from './intents.ts';
import { readChoice } from './choice.ts';
import type { Found } from './found.ts';
import { type Question, questionFor } from './prompt.ts';
import { type Quotable, quotable } from './quotes.ts';
import { siteText } from './site-text.ts';
import type { ToolContext } from './tools.ts';

/** The answer that a model chose; undefined, with a line in the log, where it chose nothing that exists, or failed. */
export async function chosenAnswer(
  model: LanguageModel,
  question: Question,
  found: Found,
  tools: ToolContext,
): Promise<{ answer: ChatAnswer | undefined; usage: Usage[] }> {
  const { prompt, known } = promptFor(model, question, found, tools);
  const read = async (said: string) => {
    const choice = readChoice(said);
    return choice && answerTo(choice, known, question, tools);
  };
  const { understood, usage } = await askLanguageModel(model, { prompt, schema: choiceSchema, read });
  return { answer: understood, usage };
}

/** The whole prompt, and what its ids stand for. */
export function promptFor(
  { reads }: Pick<LanguageModel, 'reads'>,
  question: Question,
  { ids, posts }: Found,
  { now, open }: Pick<ToolContext, 'now' | 'open'>,
): { prompt: Prompt; known: Quotable } {
  const { facts, known, prefix, always } = siteText(todayOf(now), open);
  const best = new Set(ids);
  // In the order of the site, whatever their rank.
  const more: Fact[] = reads === 'all' ? [] : facts.filter((fact) => best.has(fact.id) && !always.has(fact));
  return {
    prompt: { system: prefix[reads], user: questionFor(question, [...more, ...posts], { now, open }) },
    known: quotable(posts, known),
  };
}
