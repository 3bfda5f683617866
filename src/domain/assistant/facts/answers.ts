import { assistant } from '#src/content/messages.ts';
import { buyersQuestions } from '#src/content/questions/answers.data.ts';
import { notStated } from '#src/content/questions/not-stated.data.ts';
import { notKnown, smallTalk } from '#src/content/questions/small-talk.data.ts';
import { statements } from '#src/content/questions/statements.data.ts';
import type { BuyersQuestion } from '#src/contracts/content/buyers-question.ts';
import type { Statement } from '#src/contracts/content/statement.ts';
import { slugOf } from '../../slug.ts';
import type { Fact } from '../fact.ts';

/** A site that began before a field was added has questions of a narrower type. */
const questions: readonly BuyersQuestion[] = buyersQuestions;

/** What the assistant says itself, buyers' questions that no page answers, and what the site does not say. */
export function answerFacts(): Fact[] {
  return [
    ...[...statements, ...smallTalk].map(statementFact),
    unknown,
    ...questions.map(({ id, asked, answer, link, strict = false }): Fact => ({
      id: `answer/${id}`,
      names: asked.slice(0, 1),
      asks: asked,
      lead: answer,
      link,
      strict,
      overview: true,
    })),
    ...notStated.map(({ means, asked }): Fact => ({
      id: `unstated/${slugOf(means)}`,
      names: asked.slice(0, 1),
      asks: asked,
      lead: assistant.notStated(means),
      link: undefined,
      overview: true,
    })),
  ];
}

export function statementFact({ asked = [], answer, ...statement }: Statement): Fact {
  return { ...statement, asks: asked, lead: answer };
}

/** Answers if nothing fits, and to questions that the site does not answer. */
export const unknown = statementFact(notKnown);
