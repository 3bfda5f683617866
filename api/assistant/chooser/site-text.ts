import type { OpeningTimes } from '#src/contracts/settings.ts';
import { trouble } from '#src/content/questions/statements.data.ts';
import type { Fact } from '#src/domain/assistant/fact.ts';
import { siteFacts } from '#src/domain/assistant/facts.ts';
import { statementFact } from '#src/domain/assistant/facts/answers.ts';
import { prefixOf } from './prompt.ts';
import { type Quotable, quotable } from './quotes.ts';

/** The site's facts without posts, and how a prompt with them begins. */
export interface SiteText {
  facts: readonly Fact[];
  known: Quotable;
  /** With all of them, and with the few that every prompt has. */
  prefix: Readonly<Record<'all' | 'best', string>>;
  /** The few. */
  always: ReadonlySet<Fact>;
}

/** What visitors of any site ask, beside small talk and lists. */
const ALWAYS = new Set([
  'trouble',
  'hours',
  'phone',
  'email',
  'address',
  'booking',
  'bundles',
  'closed-dates',
  'calculator',
]);

const made = new WeakMap<OpeningTimes, { today: string; text: SiteText }>();

/** Made once for each day and each change of the opening times. @param today yyyy-MM-dd, where the agency is */
export function siteText(today: string, open: OpeningTimes): SiteText {
  const before = made.get(open);
  if (before?.today === today) return before.text;
  const facts = [...siteFacts(today, open), { ...statementFact(trouble), whole: true }];
  const always = facts.filter(({ id, manner, lists }) => ALWAYS.has(id) || manner !== undefined || lists !== undefined);
  const text = {
    facts,
    known: quotable(facts),
    always: new Set(always),
    prefix: { all: prefixOf(facts, open), best: prefixOf(always, open) },
  };
  made.set(open, { today, text });
  return text;
}
