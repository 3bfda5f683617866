import type { Price } from '#src/content/prices.ts';

/** A sentence or a list that says more about a fact's subject. */
export interface Passage {
  readonly text: string;
  /** Words that it is asked for by and that do not stand in it. */
  readonly about?: string;
}

/** The smallest thing that the assistant can say, with all that it is found by. */
export interface Fact {
  /** Stable, e.g. `service/chatbot`. */
  readonly id: string;
  /** What its subject is called; the first name is the one that is said. */
  readonly names: readonly string[];
  /** Questions that it answers, in the words of people who ask. */
  readonly asks?: readonly string[];
  /** What its trade calls it: each of the words points at it. */
  readonly tradeWords?: string;
  /** Said in every answer from this fact; Markdown. */
  readonly lead: string;
  /** Words that the lead is asked for by and that do not stand in it. */
  readonly about?: string;
  /**
   * Whether the lead lists what other facts say: then it is found by its names and questions alone,
   * and not by everything that it lists.
   */
  readonly overview?: boolean;
  /** Ids of the facts that the lead lists, in its order. */
  readonly lists?: readonly string[];
  /** Said where they fit the question. */
  readonly passages?: readonly Passage[];
  /** Whether its passages are said as far as there is room, also where none was asked for. */
  readonly thorough?: boolean;
  /** Text that it is found by and that is never said. */
  readonly searched?: string;
  /** Where it stands on the site, or what can be done about it. */
  readonly link?: Link;
  /** Whether the name is said before the lead. */
  readonly named?: boolean;
  /** Says so little that a question with other matters in it is not answered by it. */
  readonly strict?: boolean;
  /** Something to read: said where nothing answers as well. */
  readonly reading?: boolean;
  /** Facts of one list are offered together where a question fits several. */
  readonly list?: 'automation';
  /** What it costs, for a total where several are asked for. */
  readonly price?: Price;
  /** How it stands in such a list; the lead where there is none. */
  readonly gist?: string;
  /**
   * What it is part of: talk (`talk`) is left out where there is an answer to give, a refusal
   * (`refusal`) stands before any answer.
   */
  readonly manner?: 'talk' | 'refusal';
  /** Questions that may come next. */
  readonly next?: readonly string[];
}

export interface Link {
  readonly label: string;
  /** Same-site address, `#contact` or `#schedule-a-call`. */
  readonly href: string;
}

export const bookACall: Link = { label: 'Book a call', href: '#schedule-a-call' };
export const allAutomations: Link = { label: 'All automations', href: '/services#ideas' };
export const contactUs: Link = { label: 'Contact us', href: '#contact' };

/** Questions for who has none yet. */
export const openers: readonly string[] = [
  'What can you automate?',
  'What does an automation cost?',
  'When can I book a call?',
];

/** As Markdown. */
export function linkText({ label, href }: Link): string {
  return `[${label}](${href})`;
}

/** Sentences of a text, as passages of their own. */
export function sentences(...texts: readonly string[]): Passage[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!])\s+(?=[A-Z“])/)).map((text) => ({ text }));
}

/** e.g. 'one, two and three'. */
export function enumeration(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** e.g. 'An advanced', as a sentence begins; an abbreviation is spelled out when it is spoken: 'An HR'. */
export function withArticle(words: string): string {
  const isVowel = /^(?:[aeiou]|HR\b)/i.test(words);
  return `${isVowel ? 'An' : 'A'} ${words}`;
}
