/** The answer that a choice stands for. Every word of it is the site's or our code's; none is the language model's. */
import type { ChatAnswer } from '#src/contracts/chat.ts';
import { trouble } from '#src/content/questions/statements.data.ts';
import { statementFact, unknown } from '#src/domain/assistant/facts/answers.ts';
import { type Fact, linkText, personAfter } from '#src/domain/assistant/fact.ts';
import { isWork } from '#src/domain/assistant/find.ts';
import { priceOfFact } from '#src/domain/assistant/price-of.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { withLink } from '#src/domain/assistant/say.ts';
import { sayWithin } from '#src/domain/assistant/sums.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { openingState } from '#src/domain/booking/business-hours.ts';
import { withHours } from '#src/domain/booking/hours-text.ts';
import { sayOpenOn } from '#src/domain/booking/open-on.ts';
import { sums } from '#src/content/language.ts';
import { chat } from '#src/content/messages.ts';
import { hasTool } from '#src/domain/pages.ts';
import { money } from '#src/domain/format.ts';
import { site } from '#src/content/site.ts';
import { sayFreeAmong } from '#api/assistant/free-times.ts';
import { bookingCodeIn } from './booking-link.ts';
import type { Intent } from './intents.ts';
import type { ModelChoice } from './choice.ts';
import { siteTextFollows } from './other-languages.data.ts';
import type { Question } from './prompt.ts';
import type { Quotable, Quote } from './quotes.ts';
import { sayQuotes } from './say-quotes.ts';
import { durationsOf, sayAnalysis, sayBooked, sayNextFree, sayPrices, type ToolContext } from './tools.ts';
import { visitorsFigures } from './visitors-figures.ts';

/** How many free times are named. */
const SOME = 3;

/** A choice with what its ids stand for. */
interface Chosen {
  choice: ModelChoice;
  quotes: readonly Quote[];
  items: readonly Fact[];
  known: Quotable;
  question: Question;
  /** All that the visitor has typed, with the message at the end. */
  words: string;
  tools: ToolContext;
}

type Paragraphs = readonly string[] | undefined;

/** The answer; undefined where nothing that the choice names exists. */
export async function answerTo(
  choice: ModelChoice,
  known: Quotable,
  question: Question,
  tools: ToolContext,
): Promise<ChatAnswer | undefined> {
  const quotes = choice.passages.flatMap((id) => known.quoteOf(id) ?? []);
  const items = choice.items.flatMap((id) => known.factOf(id) ?? known.quoteOf(id)?.fact ?? []);
  const typed = question.history.flatMap(({ from, message }) => (from === 'user' ? message : []));
  const words = [...typed, question.message].join('\n');
  const chosen = { choice, quotes: [...new Set(quotes)], items: [...new Set(items)], known, question, words, tools };
  const paragraphs = await ways[choice.intent ?? 'facts'](chosen);
  if (!paragraphs || paragraphs.length === 0) return undefined;
  const text = [...openingIn(choice.language), ...withLinksOnce(paragraphs)].join('\n\n');
  const whole = [text, ...personAfter(text)].join('\n\n');
  const suggestions = suggestionsOf(chosen);
  return {
    response: withHours(await withFreeTimes(whole, tools), tools.open),
    ...(suggestions.length > 0 && { suggestions }),
  };
}

/** What is done for each intent. */
const ways: Readonly<Record<Intent, (chosen: Chosen) => Paragraphs | Promise<Paragraphs>>> = {
  facts: quoted,
  unstated(chosen) {
    const near = quoted(chosen);
    if (near.length === 0) return [unknown.lead];
    return personAfter(near.join()).length > 0 ? near : [...near, chat.restUnstated];
  },
  sum(chosen) {
    const { choice, items, words, quotes } = chosen;
    const figures = visitorsFigures(choice, words);
    const prices = sayPrices(items, figures);
    const within = figures.budget && !prices ? sayWithin(figures.budget, sums.monthly.test(words)) : undefined;
    // What an item costs is said already.
    const others = quotes.filter(({ fact, text }) => !(items.includes(fact) && text.includes(money.sign)));
    return [...(prices ?? (within ? [withLink(within)] : [])), ...quoted(chosen, others)];
  },
  duration(chosen) {
    const durations = durationsOf(chosen.items) ?? [];
    return quoted(chosen, [...new Set([...durations, ...chosen.quotes])]);
  },
  async book(chosen) {
    const { choice, quotes, tools } = chosen;
    const { date, time } = choice;
    if (!date)
      return [
        sayNextFree(),
        ...quoted(
          chosen,
          quotes.filter(({ text }) => !text.includes(FREE_TIMES)),
        ),
      ];
    const asked = { date, ...(time && { time, isExact: true }) };
    return [sayFreeAmong(await tools.freeTimes(), asked, tools.now, tools.open), ...quoted(chosen)];
  },
  open(chosen) {
    const { choice, tools } = chosen;
    const today = todayOf(tools.now);
    const date = choice.date === null ? today : choice.date;
    // What was meant by another form is not guessed, and what was open is not asked for.
    if (date === undefined || date < today) return undefined;
    const moment = { date, time: choice.time ?? undefined };
    return [sayOpenOn(moment, tools.now, tools.open), ...quoted(chosen)];
  },
  async booked(chosen) {
    const code = bookingCodeIn(chosen.words);
    return [...(code ? [await sayBooked(code, chosen.tools)] : []), ...quoted(chosen)];
  },
  async calculate(chosen) {
    if (!hasTool('calculator')) return quoted(chosen);
    const { choice, question, tools } = chosen;
    const trade = choice.trade?.trim() ?? '';
    const isTyped = chosen.words.toLowerCase().includes(trade.toLowerCase());
    return [await sayAnalysis(isTyped && trade ? trade : question.message, trade, tools), ...quoted(chosen)];
  },
  trouble(chosen) {
    const { quotes, question, tools } = chosen;
    const fact = statementFact(trouble);
    const lead = `${fact.lead} ${openingState(tools.now, tools.open)}.`;
    const isTold = question.history.some(({ from, message }) => from === 'bot' && message.includes(apologyIn(fact)));
    const own = quotes
      .filter((quote) => quote.fact.id === fact.id && quote.id !== `${fact.id}.1`)
      .map(({ text }) => text);
    const first = own.length > 0 ? own : (fact.passages ?? []).slice(0, 1).map(({ text }) => text);
    const others = quotes.filter((quote) => quote.fact.id !== fact.id && !isOffer(quote));
    const link = fact.link ? linkText(fact.link) : '';
    const about = isTold && own.length > 0 ? own : [lead, ...first];
    return [[...about, link].join(' ').trim(), ...quoted(chosen, others)];
  },
  contract: (chosen) => [
    ...quoted(
      chosen,
      chosen.quotes.filter((quote) => !isOffer(quote)),
    ),
    chat.ownContract(site.phone.text, site.hours.text),
  ],
  person: (chosen) =>
    lead(chosen, 'talk/person')?.map((text) => `${text} ${openingState(chosen.tools.now, chosen.tools.open)}.`),
  elsewhere: (chosen) => said(chosen) ?? lead(chosen, 'refusal/off-topic'),
  talk: said,
  unsafe: (chosen) => said(chosen) ?? lead(chosen, 'refusal/reprogramming'),
};

function quoted({ quotes, question }: Chosen, own = quotes): string[] {
  return sayQuotes(own, question.message);
}

/** Only what the assistant says of itself: no offer stands beside a refusal. */
function said(chosen: Chosen): Paragraphs {
  const own = chosen.quotes.filter(({ fact: { id } }) => /^(?:talk|refusal)\//.test(id));
  return own.length > 0 ? quoted(chosen, own) : undefined;
}

function lead({ known }: Chosen, id: string): string[] | undefined {
  const fact = known.factOf(id);
  return fact && [fact.lead];
}

/** The sentence that trouble is answered with first. */
function apologyIn(fact: Fact): string {
  return fact.lead.split(site.hours.text, 1)[0] ?? fact.lead;
}

/** Whether a quote sells something. */
function isOffer({ fact, text }: Quote): boolean {
  return isWork(fact) || priceOfFact(fact) !== undefined || text.includes(money.sign);
}

/** In the visitor's language, that what follows is the site's text, if it is in another one. */
function openingIn(language: string | undefined): string[] {
  if (!language || language === new Intl.Locale(site.locale).language) return [];
  return siteTextFollows[language] ? [siteTextFollows[language]] : [];
}

/** The paragraphs, without a link at the end of one that an earlier one has. */
function withLinksOnce(paragraphs: readonly string[]): string[] {
  return paragraphs.map((text, at) => {
    const link = /\s\[[^\]]*\]\([^)]*\)$/.exec(text)?.[0];
    const isShown = link !== undefined && paragraphs.slice(0, at).some((before) => before.includes(link.trim()));
    return isShown ? text.slice(0, -link.length) : text;
  });
}

async function withFreeTimes(text: string, { freeTimes }: ToolContext): Promise<string> {
  if (!text.includes(FREE_TIMES)) return text;
  return text.replaceAll(FREE_TIMES, sayFreeTimes((await freeTimes()).slice(0, SOME)));
}

const SUGGESTED = 3;

/** The questions of the facts that the choice suggests; where it suggests none, those that follow what was answered. */
function suggestionsOf({ choice, known, quotes, items, question }: Chosen): string[] {
  if (choice.intent === 'trouble' || choice.intent === 'contract') return [];
  const answered = [...quotes.map(({ fact }) => fact), ...items];
  const chosen = choice.suggestions
    .flatMap((id) => known.factOf(id) ?? known.quoteOf(id)?.fact ?? [])
    .filter((fact) => !fact.manner && !answered.includes(fact));
  const questions = chosen.flatMap(({ asks = [] }) => asks.find((ask) => ask.endsWith('?')) ?? []);
  const next = questions.length > 0 ? questions : answered.flatMap((fact) => fact.next ?? []);
  const asked = question.message.trim().toLowerCase();
  return [...new Set(next)].filter((one) => one.toLowerCase() !== asked).slice(0, SUGGESTED);
}
