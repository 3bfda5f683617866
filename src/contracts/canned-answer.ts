import * as z from 'zod/mini';
import { atMost, requiredText } from './text.ts';

/** What a canned answer may say in braces; it is filled in where the answer is put into a reply. */
const known = ['name', 'first name'] as const;

type Placeholder = (typeof known)[number];

const inBraces = /\{\s*(\p{L}[\p{L}\s_-]{0,30}?)\s*\}/gu;

/** What stands in braces, as it is written there. */
function placeholdersIn(text: string): { written: string; name: string }[] {
  return [...text.matchAll(inBraces)].map(([written, name = '']) => ({ written, name: name.toLowerCase() }));
}

function isKnown(name: string): name is Placeholder {
  return known.some((one) => one === name);
}

/** A text that the agency keeps for its replies. */
export const cannedAnswer = z.object({
  title: requiredText(1, 'Please name the answer', atMost('A name', 100)),
  text: requiredText(1, 'Please write the answer', atMost('An answer', 10_000)).check(
    z.superRefine((text, context) => {
      const unknown = placeholdersIn(text).find(({ name }) => !isKnown(name));
      if (unknown) context.addIssue(`${unknown.written} is not known here: write {name} or {first name}`);
    }),
  ),
});

/** A canned answer for a person. @param name may be empty, where nobody knows it */
export function filledIn(text: string, name: string): string {
  const values: Record<Placeholder, string> = { name, 'first name': firstNameIn(name) };
  return text.replace(inBraces, (written, placeholder: string) => {
    const asked = placeholder.toLowerCase();
    return isKnown(asked) ? values[asked] || 'there' : written;
  });
}

/** What was left in braces by somebody who answers, outside of what they quote. */
export function leftInBraces(reply: string): string | undefined {
  return placeholdersIn(reply.replace(/^>.*$/gm, ''))[0]?.written;
}

const titles = /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|herr|frau|sr|sra|sig|mme|m)\.?\s/i;

/** The name to greet a person by: the whole one where it has a title, or begins with an initial. */
function firstNameIn(name: string): string {
  const [last = '', given] = name.split(/\s*,\s*/, 2);
  // 'Park, Ada'
  if (given) return firstNameIn(given);
  const [first = ''] = last.split(/\s+/);
  return titles.test(last) || /^\p{L}\.?$/u.test(first) ? last : first;
}
