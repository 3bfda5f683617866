import { countIn } from '#src/lib/count-in-text.ts';
import { alone, besides, listedStaff, staffSizes } from './size-patterns.ts';

const MOST_PEOPLE = 100_000;

export function sizeIn(text: string): { people?: number; rest: string } {
  for (const size of staffSizes) {
    const match = size.exec(text);
    const people = countIn(match?.[1]);
    if (match && isSize(people)) return { people, rest: text.replace(match[0], ' ') };
  }
  if (alone.test(text)) return { people: 1, rest: text.replace(alone, ' ') };
  const counted = [...text.matchAll(listedStaff)].map(([, number]) => countIn(number));
  const people = counted.reduce((sum, each) => sum + each, 0);
  if (!isSize(people)) return { rest: text };
  return { people: people + (text.match(besides)?.length ?? 0), rest: text };
}

function isSize(people: number): boolean {
  return people >= 1 && people <= MOST_PEOPLE;
}
