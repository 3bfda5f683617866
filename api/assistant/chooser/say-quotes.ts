import { type Fact, linkText, numbered } from '#src/domain/assistant/fact.ts';
import { headingOf, needsHeading, type Quote } from './quotes.ts';

/** From so many subjects on, each with its heading, an answer is a list; more than six places have no number. */
const [LIST, PLACES] = [3, 6];

/** Quotes as paragraphs, or as a list: those of a fact together, below its heading where they need one, with its link. */
export function sayQuotes(quotes: readonly Quote[], asked: string): string[] {
  const subjects = [...Map.groupBy(quotes, ({ fact }) => fact)].map(([fact, own]) => ({
    fact,
    ...bodyOf(fact, own, asked),
  }));
  const texts = subjects.map(({ fact, text }, at) => {
    const link = fact.link && linkText(fact.link);
    const next = subjects[at + 1]?.fact.link;
    const isShown = link !== undefined && !text.includes(link) && fact.link?.href !== next?.href;
    return isShown ? `${text}${text.includes('\n') ? '\n' : ' '}${link}` : text;
  });
  const isList =
    texts.length >= LIST &&
    texts.length <= PLACES &&
    subjects.every(({ hasHeading }) => hasHeading) &&
    !texts.some((text) => text.includes('\n'));
  return isList ? [numbered(texts)] : texts;
}

function bodyOf(fact: Fact, own: readonly Quote[], asked: string) {
  const said = own.map(({ text }) => text);
  const text = said.join(said.some((one) => one.includes('\n')) ? '\n' : ' ');
  const heading = headingOf(fact);
  const hasHeading = heading !== '' && own.some(needsHeading) && !isSame(heading, asked);
  return { hasHeading, text: hasHeading ? `${boldHeading(heading)} ${text}` : text };
}

function boldHeading(heading: string): string {
  return heading.endsWith('?') ? `**${heading}**` : `**${heading}**:`;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return left === right;
}
