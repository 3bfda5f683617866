/** The site's text in pieces that are true and clear by themselves: what a language model chooses from. */
import { quotes } from '#src/content/language.ts';
import { type Fact, isClause, type Passage, sentences } from '#src/domain/assistant/fact.ts';
import { priceOfFact } from '#src/domain/assistant/price-of.ts';
import { FREE_TIMES } from '#src/domain/assistant/free-times.ts';

const { ANNOUNCING, CLOSES, LEANING, LEANING_ANYWHERE, OPENS, SHORT_ANSWER } = quotes;

/** A sentence of a fact, or several that cannot do without each other. */
export interface Quote {
  /** That of the fact and a number from 1 on: `service/logo.1`. */
  id: string;
  text: string;
  fact: Fact;
}

/** The facts that a model may choose from. */
export interface Quotable {
  factOf: (id: string) => Fact | undefined;
  /** The quote of an id; of a fact's own id its first one. */
  quoteOf: (id: string) => Quote | undefined;
}

/** @param others what may be chosen from besides */
export function quotable(facts: readonly Fact[], others?: Quotable): Quotable {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const quotes = new Map(facts.flatMap(quotesOf).map((quote) => [quote.id, quote]));
  return {
    factOf: (id) => byId.get(id) ?? others?.factOf(id),
    quoteOf: (id) => quotes.get(id) ?? quotes.get(`${id}.1`) ?? others?.quoteOf(id),
  };
}

/** The quotes of a fact, in its order. */
export function quotesOf(fact: Fact): Quote[] {
  const lead = leadOf(fact);
  // A list is one piece, and so is what was said as one.
  const isOne = lead.includes('\n') || fact.whole || fact.manner;
  const first = isOne ? [{ text: lead }] : sentences(lead);
  // Below a heading, 'it' is what the heading names; in a clause it is something else.
  const leaningAt = (at: number) => (at < first.length || isClause(fact) ? LEANING : LEANING_ANYWHERE);
  const pieces: string[] = [];
  for (const [at, { text }] of [...first, ...passagesOf(fact)].entries()) {
    const before = pieces.at(-1);
    const isJoined = before !== undefined && (isOpen(before) || leaningAt(at).test(text));
    if (isJoined) pieces[pieces.length - 1] = `${before} ${text}`;
    else pieces.push(text);
  }
  return pieces.map((text, at) => ({ id: `${fact.id}.${at + 1}`, text, fact }));
}

/** The passages; a list at the end of a clause is never shortened, so it is one. */
function passagesOf(fact: Fact): readonly Passage[] {
  const { passages = [] } = fact;
  const list = isClause(fact) ? passages.findIndex(({ text }) => text.endsWith(':')) : -1;
  if (list < 0) return passages;
  return [
    ...passages.slice(0, list),
    {
      text: passages
        .slice(list)
        .map(({ text }) => text)
        .join(' '),
    },
  ];
}

/** What a fact is about, in its own words: its name, or the question that it answers. */
export function headingOf({ names: [name], asks: [ask] = [] }: Fact): string {
  return name ?? ask ?? '';
}

/** The lead without the question that it begins with. */
function leadOf({ lead, asks: [ask] = [] }: Fact): string {
  const question = `**${ask}** `;
  return lead.startsWith(question) ? lead.slice(question.length) : lead;
}

/** Whether a text is not at its end: an announcement, or a quotation whose end comes later. */
function isOpen(text: string): boolean {
  return ANNOUNCING.test(text) || text.lastIndexOf(OPENS) > text.lastIndexOf(CLOSES);
}

/** Whether a quote needs its heading to be understood: a detail, a clause, or the answer to a question of a page. */
export function needsHeading({ id, text, fact }: Quote): boolean {
  if (fact.manner || text.includes('\n')) return false;
  const isDetail = id !== `${fact.id}.1`;
  const answersQuestion = fact.names.length === 0;
  return isDetail || answersQuestion || Boolean(fact.named) || isClause(fact) || SHORT_ANSWER.test(text);
}

/** A fact as a model reads it: its id and heading, then its numbered quotes. */
export function factLines(fact: Fact): string {
  const lines = quotesOf(fact).map(({ text }, at) => `${at + 1} ${plain(text)}`);
  return [`[${fact.id}] ${headingOf(fact)}${priceOfFact(fact) ? ' (has a price)' : ''}`, ...lines].join('\n');
}

function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replaceAll(FREE_TIMES, '(The next free times follow.)')
    .replace(/\]\([^)]*\)/g, ']')
    .replaceAll('\n', ' / ');
}
