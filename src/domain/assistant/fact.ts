import { reading } from '#src/content/language.ts';
import { assistant } from '#src/content/messages.ts';
import type { Price } from '#src/content/prices.ts';
import { site } from '#src/content/site.ts';

/** A sentence or list with details about a fact's subject. */
export interface Passage {
  readonly text: string;
  /** Search words that do not occur in it. */
  readonly about?: string;
  /** It is said only where one of these is asked. */
  readonly onlyIfAsked?: boolean;
}

/** The smallest unit of an answer, with everything that it is found by. */
export interface Fact {
  /** Stable, e.g. `service/chatbot`. */
  readonly id: string;
  /** Names of its subject; answers use the first. */
  readonly names: readonly string[];
  /** Questions that it answers, in visitors' words. */
  readonly asks?: readonly string[];
  /** Wordings in which people ask for it, ` / ` between them; they tell which words are typical of it. */
  readonly wordings?: string;
  /** Terms of the trade, each of which points to it. */
  readonly tradeWords?: string;
  /** Part of every answer from this fact; Markdown. */
  readonly lead: string;
  /** Search words for the lead that do not occur in it. */
  readonly about?: string;
  /** The lead lists what other facts say, so it is found by its names and questions alone. */
  readonly overview?: boolean;
  /** Ids of the facts that the lead lists, in its order. */
  readonly lists?: readonly string[];
  /** Added if they fit the question. */
  readonly passages?: readonly Passage[];
  /** Whether passages are added while there is room, even if none was asked for. */
  readonly thorough?: boolean;
  /** Whether the lead comes before the passages that fit, as a price does. */
  readonly leadFirst?: boolean;
  /** The lead is one statement: none of its sentences stands without the others. */
  readonly whole?: boolean;
  /** The text of a post: its words lead to the post, and a section is said where it alone answers (sections.ts). */
  readonly sections?: readonly Passage[];
  readonly link?: Link;
  readonly named?: boolean;
  /** Too general to answer a question that also asks something else. */
  readonly strict?: boolean;
  /** Answers only those who say a word of its names or ask one of its questions, whatever else they speak of. */
  readonly byName?: boolean;
  /** Reading material: used only if no other fact answers as well. */
  readonly reading?: boolean;
  /** Facts of one list are offered together if a question fits several. */
  readonly list?: 'automation';
  /** Price, for totals. */
  readonly price?: Price;
  /** Its line in such a list; by default the lead. */
  readonly gist?: string;
  /** Small talk (`talk`) is left out if there is an answer to give; a `refusal` comes before any answer. */
  readonly manner?: 'talk' | 'refusal';
  readonly next?: readonly string[];
}

export interface Link {
  readonly label: string;
  /** Same-site address, `#contact` or `#schedule-a-call`. */
  readonly href: string;
}

export const bookACall: Link = { label: assistant.bookACall, href: '#schedule-a-call' };
export const allAutomations: Link = { label: assistant.allAutomations, href: '/services#ideas' };
export const contactUs: Link = { label: assistant.contactUs, href: '#contact' };

export function linkText({ label, href }: Link): string {
  return `[${label}](${href})`;
}

/** Whom to ask what the site does not say. */
export const askUs = assistant.askUs(site.phone.text, linkText(contactUs));

/** What an answer ends with that admits this: a way to a person, where it names none. */
export function personAfter(text: string): string[] {
  const isNamed = [site.phone.text, linkText(contactUs)].every((way) => text.includes(way));
  return reading.admission.test(text) && !isNamed ? [askUs] : [];
}

/** Whether it is a clause of a legal page. */
export function isClause({ id }: Fact): boolean {
  return id.startsWith('legal/');
}

/** Sentences of a text, as passages of their own. */
export function sentences(...texts: readonly string[]): Passage[] {
  return texts.flatMap((text) => text.split(reading.betweenSentences)).map((text) => ({ text }));
}

export function numbered(lines: readonly string[]): string {
  return lines.map((line, place) => `${place + 1}. ${line}`).join('\n');
}
