import type { ChatTurn } from '#src/contracts/chat.ts';
import type { SlipMatch } from '#src/contracts/price-slip.ts';
import { isSure, reply, type Reply } from '../assistant/assistant.ts';
import type { Fact } from '../assistant/fact.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { priceSlipOf } from './price-slip.ts';

/** The assistant's answer, with the slip where it is of the one automation that the message would be priced with. */
export function replyWithSlip(
  knowledge: Knowledge,
  message: string,
  history: readonly ChatTurn[],
): Reply & { slip?: SlipMatch } {
  const said = reply(knowledge, message, history);
  const [first] = said.facts;
  if (!first || !isAutomation(first)) return said;
  const { matches, question, service } = priceSlipOf(knowledge, message);
  const [slip, other] = matches;
  if (!slip || other || question || service || first.id !== idOf(slip.automation)) return said;
  // What is priced at once is not one of several that come close.
  const isChoice = !isSure(said) && said.facts.every(isAutomation);
  return { ...(isChoice ? reply(knowledge, slip.title, []) : said), slip };
}

const idOf = (automation: string) => `automation/${automation}`;

function isAutomation({ id }: Fact): boolean {
  return id.startsWith(idOf(''));
}
