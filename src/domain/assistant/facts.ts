import type { Fact } from './fact.ts';
import { answerFacts } from './facts/answers.ts';
import { automationFacts, customTask } from './facts/automations.ts';
import { conversationFacts } from './facts/conversation.ts';
import { houseFacts } from './facts/how-we-work.ts';
import { legalFacts } from './facts/legal.ts';
import { packageFacts } from './facts/packages.ts';
import { peopleFacts } from './facts/people.ts';
import { projectFacts } from './facts/projects.ts';
import { refusals } from './facts/refusals.ts';
import { reachingFacts } from './facts/reaching.ts';
import { serviceFacts } from './facts/services.ts';
import { tradeWords } from '#src/content/questions/trade-words.data.ts';
import { waysToAsk } from '#src/content/questions/ways-to-ask.data.ts';

/**
 * Everything that the site's own content says, and how to talk. Posts come on top.
 *
 * @param today yyyy-MM-dd, where the agency is
 */
export function siteFacts(today: string): Fact[] {
  return [
    ...serviceFacts(),
    ...packageFacts(),
    ...automationFacts(),
    customTask,
    ...houseFacts(),
    ...peopleFacts(),
    ...reachingFacts(today),
    ...legalFacts(),
    ...projectFacts(),
    ...answerFacts(),
    ...conversationFacts,
    ...refusals,
  ].map(withWaysToAsk);
}

function withWaysToAsk(fact: Fact): Fact {
  const { asks = [], id } = fact;
  const words = tradeWords[id];
  return {
    ...fact,
    asks: [...asks, ...(waysToAsk[id] ?? [])],
    ...(words && { tradeWords: words }),
  };
}
