import { numberWords } from '#src/lib/number-words.data.ts';

const MOST_PEOPLE = 100_000;

const count = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}|${numberWords.slice(1).join('|')})`;

/** Whom they work for is no part of the company: 'we cook for 200 people'. */
const notOthers = String.raw`(?<!\b(?:for|to|by|of|serv\w+|feed\w*|train\w*|reach\w*)\s(?:about |over |up to )?)`;

/** 'twelve people', '35 full-time employees', 'two-person'; 'a team of 8'; 'just me'. */
const sizes = [
  new RegExp(
    String.raw`${notOthers}\b${count}[\s-]+(?:[\w-]+\s)?(?:people|persons?|employees?|staff|workers|colleagues|m[ae]n|wom[ae]n)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:team|staff|crew|company|business|firm) of (?:about )?${count}\b`, 'i'),
  new RegExp(String.raw`\b(?!one )${count} of us\b`, 'i'),
  /\b(?:just|only) me\b|\bon my own\b|\bsolo\b/i,
];

/** How many people somebody says their company has, and what else they say of it. */
export function sizeIn(text: string): { people?: number; rest: string } {
  for (const size of sizes) {
    const match = size.exec(text);
    if (!match) continue;
    const people = match[1] === undefined ? 1 : numberOf(match[1]);
    if (people < 1 || people > MOST_PEOPLE) continue;
    return { people, rest: text.replace(match[0], ' ') };
  }
  return { rest: text };
}

function numberOf(text: string): number {
  const word = numberWords.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '')) : word;
}
