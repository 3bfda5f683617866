import * as lists from './words.data.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export { COMPANY } from './words.data.ts';
export const fillers = words(lists.fillers);
export const weak = words(lists.weak);
export const everyday = words(lists.everyday);
export const talk = words(lists.talk);
export const conversation: ReadonlySet<string> = new Set([...talk, ...words(lists.conversation)]);

export const equivalents: ReadonlyMap<string, string> = new Map(
  Object.entries(lists.equivalents).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const)),
);
