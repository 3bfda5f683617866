import { priceText, type Range } from '#src/content/prices.ts';
import { COUNT, countOf } from '#src/lib/counts.ts';
import type { Fact } from './fact.ts';

const MONTHS_A_YEAR = 12;

const months = new RegExp(String.raw`\b${COUNT} months?\b`, 'i');
const years = new RegExp(String.raw`\b(?:an?|per|each|every|the first|${COUNT}) years?\b`, 'i');
const yearly = /\b(?:yearly|annual(?:ly)?)\b/i;
const users = new RegExp(
  String.raw`\b${COUNT} (?:of us|people|persons|users|seats|licenses|logins|employees|colleagues|staff|(?:sales ?)?(?:reps?|people))\b`,
  'i',
);

/**
 * What one monthly price comes to for the users and months that a message names, e.g. 'for 8 of us for a year';
 * undefined where it names none, or where there are several prices.
 */
export function sumOf(message: string, facts: readonly Fact[]): string | undefined {
  const [fact, ...others] = [...new Set(facts)].filter(({ price }) => price);
  const { once, monthly, perUser } = fact?.price ?? {};
  if (!monthly || others.length > 0) return undefined;
  const span = monthsIn(message);
  const heads = perUser ? countOf(users.exec(message)?.[1]) || undefined : undefined;
  if (!span && !heads) return undefined;
  const amount = times(monthly, (span ?? 1) * (heads ?? 1));
  const who = heads ? ` for ${heads} users` : perUser ? ' per user' : '';
  if (!span) return `That is **${priceText({ monthly: amount })}**${who}.`;
  const text = priceText({ once: once ? added(once, amount) : amount });
  return `Over ${span} months that is **${text}**${who}${once ? ', the build included' : ''}.`;
}

function monthsIn(text: string): number | undefined {
  const [, count] = months.exec(text) ?? [];
  if (count) return countOf(count);
  const match = years.exec(text);
  if (match) return MONTHS_A_YEAR * (match[1] ? countOf(match[1]) : 1);
  return yearly.test(text) ? MONTHS_A_YEAR : undefined;
}

function times({ from, to, ...open }: Range, count: number): Range {
  return { ...open, from: from * count, ...(to !== undefined && { to: to * count }) };
}

function added(one: Range, other: Range): Range {
  const to = (one.to ?? one.from) + (other.to ?? other.from);
  const from = one.from + other.from;
  return { ...one, ...other, from, ...(to > from && { to }) };
}
