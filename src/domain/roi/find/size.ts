import { workers } from './words.data.ts';
import { COUNT as count, countOf } from '#src/lib/counts.ts';

const MOST_PEOPLE = 100_000;

/** Customers do not count as staff: 'we cook for 200 people'. */
const notOthers = String.raw`(?<!\b(?:for|to|by|of|from|serv\w+|feed\w*|train\w*|reach\w*|teach\w*|treat\w*|plac\w+)\s(?:about |over |up to )?)`;

/** 'twelve people', '35 full-time employees', 'two-person'; 'a team of 8'; '25 on payroll'; 'just me'. */
const sizes = [
  new RegExp(
    String.raw`${notOthers}\b${count}[\s-]+(?:[\w-]+\s)?(?:people|persons?|employees?|staff|workers|colleagues|m[ae]n|wom[ae]n)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:team|staff|crew|company|business|firm) of (?:about )?${count}\b`, 'i'),
  new RegExp(String.raw`\b(?!one )${count} of us\b`, 'i'),
  new RegExp(String.raw`\b${count} on (?:the |our )?payroll\b`, 'i'),
];

const alone = /\b(?:just|only) me\b|\bon my own\b|\bsolo\b|\bby myself\b/i;

/** Staff listed one by one; added up if no total is given. */
const listed = new RegExp(String.raw`${notOthers}\b${count}\s(?:[\w-]+\s)?(?:${workers.join('|')})\b`, 'gi');

/** Staff listed after others: 'seven technicians and a driver', 'me and two helpers'. */
const besides = /\band (?:an?|one) [a-z]+(?= ?(?:[.,;]|$))|\b(?:me|myself) and\b/gi;

export function sizeIn(text: string): { people?: number; rest: string } {
  for (const size of sizes) {
    const match = size.exec(text);
    const people = countOf(match?.[1]);
    if (match && isSize(people)) return { people, rest: text.replace(match[0], ' ') };
  }
  if (alone.test(text)) return { people: 1, rest: text.replace(alone, ' ') };
  const counted = [...text.matchAll(listed)].map(([, number]) => countOf(number));
  const people = counted.reduce((sum, each) => sum + each, 0);
  if (!isSize(people)) return { rest: text };
  return { people: people + (text.match(besides)?.length ?? 0), rest: text };
}

function isSize(people: number): boolean {
  return people >= 1 && people <= MOST_PEOPLE;
}
