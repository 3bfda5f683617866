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
const workers = new RegExp(
  String.raw`${notOthers}\b${count}\s(?:[\w-]+\s)?(?:${[
    'agents|accountants|aides|analysts|artists|assistants|associates|attorneys|bakers|baristas|barbers|bartenders',
    'bookkeepers|brokers|caregivers|carers|carpenters|cashiers|chefs|cleaners|clerks|coaches|consultants|cooks',
    'designers|developers|dispatchers|doctors|drivers|editors|electricians|engineers|farmhands|groomers|guards',
    'guides|helpers|hygienists|installers|instructors|journalists|laborers|lawyers|machinists|masons|mechanics',
    'milkers|nurses|officers|operators|painters|paralegals|partners|pharmacists|pilots|plumbers|programmers',
    'receptionists|recruiters|reps|roofers|salespeople|servers|stylists|surveyors|tailors|teachers|techs',
    'technicians|therapists|trainers|translators|tutors|vets|waiters|welders',
  ].join('|')})\b`,
  'gi',
);

/** Staff listed after others: 'seven technicians and a driver', 'me and two helpers'. */
const besides = /\band (?:an?|one) [a-z]+(?= ?(?:[.,;]|$))|\b(?:me|myself) and\b/gi;

/** The number of people that a text gives for a company, and the rest of the text. */
export function sizeIn(text: string): { people?: number; rest: string } {
  for (const size of sizes) {
    const match = size.exec(text);
    const people = countOf(match?.[1]);
    if (match && isSize(people)) return { people, rest: text.replace(match[0], ' ') };
  }
  if (alone.test(text)) return { people: 1, rest: text.replace(alone, ' ') };
  const counted = [...text.matchAll(workers)].map(([, number]) => countOf(number));
  const people = counted.reduce((sum, each) => sum + each, 0);
  if (!isSize(people)) return { rest: text };
  return { people: people + (text.match(besides)?.length ?? 0), rest: text };
}

function isSize(people: number): boolean {
  return people >= 1 && people <= MOST_PEOPLE;
}
