import { stopWords, tradeWords as lists } from '#src/content/language.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Replaces every word that only says that something is a business. */
export const { COMPANY } = lists;
export const fillers = words(`${stopWords} ${lists.fillersText}`);
export const weak = words(lists.weakText);
export const everyday = words(lists.everydayText);
export const talkWords = words(lists.talkText);
export const conversationWords: ReadonlySet<string> = new Set([...talkWords, ...words(lists.conversationText)]);

export const equivalents: ReadonlyMap<string, string> = new Map(
  Object.entries(lists.equivalentsText).flatMap(([one, others]) =>
    others.split(' ').map((other) => [other, one] as const),
  ),
);
