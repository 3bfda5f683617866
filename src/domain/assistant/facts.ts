import type { OpeningTimes } from '#src/contracts/settings.ts';
import type { Fact } from './fact.ts';
import { answerFacts } from './facts/answers.ts';
import { automationFacts } from './facts/automations.ts';
import { houseFacts } from './facts/how-we-work.ts';
import { legalFacts } from './facts/legal.ts';
import { packageFacts } from './facts/packages.ts';
import { integrationFacts, projectFacts } from './facts/projects.ts';
import { peopleFacts, reachingFacts } from './facts/reaching.ts';
import { serviceFacts } from './facts/services.ts';
import { commonQuestions, nextQuestions } from '#src/content/questions/common.data.ts';
import { tradeWords } from '#src/content/questions/trade-words.data.ts';
import { waysToAsk } from '#src/content/questions/ways-to-ask.data.ts';
import { wordings } from '#src/content/questions/wordings.data.ts';
import { hasContent } from '../pages.ts';

/**
 * All that the content says, and small talk, without pages that the site goes without. Posts are added to these.
 *
 * @param today yyyy-MM-dd, where the agency is
 */
export function siteFacts(today: string, open?: OpeningTimes): Fact[] {
  const facts = [
    ...serviceFacts(),
    ...packageFacts(),
    ...automationFacts(),
    ...houseFacts(),
    ...peopleFacts(),
    ...reachingFacts(today, open),
    ...integrationFacts(),
    ...legalFacts(),
    ...projectFacts(),
    ...answerFacts(),
  ].map(withQuestions);
  const [shown, hidden] = [true, false].map((isShown) =>
    facts.filter(({ link }) => hasContent(link?.href ?? '') === isShown),
  ) as [Fact[], Fact[]];
  const unanswered = new Set(hidden.flatMap(({ asks = [] }) => asks));
  return shown.map((fact) => ({
    ...fact,
    ...(fact.next && { next: fact.next.filter((one) => !unanswered.has(one)) }),
  }));
}

/** As many as are ever offered, and a few that were asked before. */
const NEXT = 6;

/** A fact with the questions that people ask about it, and suggested next ones. */
function withQuestions(fact: Fact): Fact {
  const { asks = [], id } = fact;
  const words = tradeWords[id];
  const worded = wordings[id];
  const beginnings = [id, id.split('#', 1)[0] ?? '', id.split('/', 1)[0] ?? ''];
  const usual = beginnings.flatMap((beginning) => nextQuestions[beginning] ?? []);
  const next = [...(fact.next ?? []), ...usual];
  return {
    ...fact,
    // Each of several questions in a line is asked alone too.
    asks: [...asks, ...(commonQuestions[id] ?? []), ...(waysToAsk[id] ?? [])].flatMap((ask) => ask.split(/(?<=\?) /)),
    ...(words && { tradeWords: words }),
    ...(worded && { wordings: worded }),
    ...(next.length > 0 && { next: [...new Set(next)].slice(0, NEXT) }),
  };
}
