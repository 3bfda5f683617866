/** What our code adds to the site's text: sums, durations, hours, free times, booked calls and the calculator. */
import { hash } from 'node:crypto';
import { findBooking } from '#db/inbox/scheduled-calls.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import type { Between } from '#src/contracts/industry-analysis.ts';
import { quotes as quoting } from '#src/content/language.ts';
import { calculatorWords } from '#src/content/calculator.data.ts';
import { firstCall } from '#src/content/questions/statements.data.ts';
import { chat, prices as priceWords, scheduling } from '#src/content/messages.ts';
import { priceText } from '#src/content/prices.ts';
import { bookACall, type Fact, linkText, numbered } from '#src/domain/assistant/fact.ts';
import { FREE_TIMES } from '#src/domain/assistant/free-times.ts';
import { sayOffer, sayWork } from '#src/domain/assistant/own-figures.ts';
import { isBundled, priceOfFact } from '#src/domain/assistant/price-of.ts';
import { sumOver, totalIn } from '#src/domain/assistant/sums.ts';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { formatNumber, money } from '#src/domain/format.ts';
import { type Analyst, analystHere } from '#api/assistant/analyst.ts';
import { freeTimes } from '#api/assistant/free-times.ts';
import type { Asking } from '#api/assistant/language-model.ts';
import type { visitorsFigures } from './visitors-figures.ts';
import { headingOf, quotesOf } from './quotes.ts';

/** What tools ask of the rest of the program. */
export interface ToolContext {
  now: Date;
  open: OpeningTimes;
  /** All slots in which a call can be booked, soonest first. */
  freeTimes: () => Promise<readonly Slot[]>;
  bookingOf: (code: string) => Promise<Booked | undefined>;
  analyze: Analyst;
}

interface Booked extends Slot {
  cancelledAt: Date | null;
}

export function toolsOf({ db, host, now }: Asking, open: OpeningTimes): ToolContext {
  return {
    now,
    open,
    freeTimes: () => freeTimes(db, now),
    bookingOf: (code) => findBooking(db, hash('sha256', code)),
    analyze: host.analyst ?? analystHere,
  };
}

/** What a selection costs, each and together, also with the visitor's figures. Undefined where it costs nothing known. */
export function sayPrices(items: readonly Fact[], figures: ReturnType<typeof visitorsFigures>): string[] | undefined {
  const priced = items.flatMap((fact) => {
    const price = priceOfFact(fact);
    return price ? [{ fact, price }] : [];
  });
  const prices = priced.map(({ price }) => price);
  const work = sayWork(figures, prices);
  const [first] = priced;
  if (!first) return work ? [work] : undefined;
  const lines = priced.map(({ fact, price }) => `**${headingOf(fact)}**: ${priceText(price)}`);
  const { quote } = figures;
  // A package is no part of a bundle, so nothing is added up.
  const sums = priced.every(({ fact }) => isBundled(fact))
    ? [totalIn(prices), sumOver(prices, figures), quote && sayOffer(quote, prices)]
    : [prices.length === 1 && quote && sayOffer(quote, prices)];
  const link = first.fact.link && linkText(first.fact.link);
  const rest = [...sums, work, link].filter(Boolean).join(' ');
  if (lines.length === 1) return [`${lines.join('')}. ${rest}`.trim()];
  return [lines.length <= MOST_NUMBERED ? numbered(lines) : lines.join('\n'), ...(rest ? [rest] : [])];
}

/** The window that shows answers numbers lists up to this place. */
const MOST_NUMBERED = 6;

/** How long things take, by the sentence of each that says so. Undefined where none does. */
export function durationsOf(items: readonly Fact[]) {
  const quotes = items.flatMap((fact) => quotesOf(fact).find(({ text }) => quoting.SPAN.test(text)) ?? []);
  return quotes.length > 0 ? quotes : undefined;
}

/** That a first call is free, and the next free times. */
export function sayNextFree(): string {
  return `${firstCall} ${FREE_TIMES} ${linkText(bookACall)}`;
}

/** What is booked at a link. */
export async function sayBooked(code: string, { bookingOf }: ToolContext): Promise<string> {
  const booking = await bookingOf(code);
  if (!booking) return scheduling.noCall;
  const time = formatSlot(booking);
  return booking.cancelledAt ? chat.callCanceled(time, linkText(bookACall)) : chat.callBooked(time);
}

/** What automation could save in a trade. @param chosen the name of an industry of ours */
export async function sayAnalysis(text: string, chosen: string | undefined, { analyze }: ToolContext): Promise<string> {
  const found = await analyze(text, chosen);
  if ('status' in found) return `${found.message} ${chat.calculator}`;
  const analysis = chat.analysis({
    industry: found.industry,
    people: formatNumber(found.assumptions.people),
    saved: span(found.estimated_savings_per_year_usd),
    cost: span(found.estimated_automation_cost_usd),
  });
  return `${analysis} ${calculatorWords.disclaimer} ${chat.calculator}`;
}

function span({ min, max }: Between): string {
  return min === max ? money.whole(min) : priceWords.range(money.whole(min), money.whole(max));
}
