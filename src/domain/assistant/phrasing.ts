/** What the phrasing of a message reveals, independent of its topic. */
import { phrases } from '#src/content/language.ts';

const { adding, asking, cannotPhone, following, furthering, leaving, ordering } = phrases;
const { referring, requesting, settled, theHouse, workers } = phrases;

const hasSign = (sign: RegExp) => (text: string) => sign.test(text);

const SENTENCE = 6;

/** Whether a text refers to earlier turns. */
export const pointsBack = hasSign(referring);

/** Whether somebody wants to hear more of the same. */
export const asksForMore = hasSign(furthering);

/** Whether somebody wants what was asked for before together with this. */
export const asksForSum = hasSign(adding);

/** Whether somebody wants to know if we do something. */
export const asksForWork = hasSign(requesting);

/** Whether it begins like a follow-up. */
export const goesOn = hasSign(following);

/** Whether somebody says that they cannot speak on the telephone. */
export const writesOnly = hasSign(cannotPhone);

/** Whether a text begins as who takes leave or thanks. */
export const beginsToLeave = hasSign(leaving);

/** Whether somebody says that they need something no longer. */
export const needsNoMore = hasSign(settled);

/** Whether a text is a question or an order by its form. */
export function isRequest(text: string): boolean {
  return asking.test(text) || ordering.test(text);
}

/** Whether somebody asks for something, or tells somebody to do it. */
export function isAsking(text: string): boolean {
  return isRequest(text) || theHouse.test(text);
}

/** Whether the visitor describes their work instead of asking. */
export function tellsOfWork(text: string): boolean {
  return isSentence(text) && workers.test(text) && !isAsking(text);
}

export function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= SENTENCE;
}
