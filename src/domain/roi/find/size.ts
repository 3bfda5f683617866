import { counts, sizes } from '#src/content/language.ts';
import { listedStaff, withoutPeople } from './staff.ts';

const { countIn, inFigures } = counts;
const { locations, totals, vehicles, worksAlone } = sizes;

/** Larger figures are no head count. */
export const MOST_PEOPLE = 100_000;

/** People for each vehicle: its driver, and one in the office or the yard for four. Our assumption, stated beside it. */
const PEOPLE_PER_VEHICLE = 1.25;

/** What a text tells of a company's size, and the text without it. */
export interface Size {
  /** As many as it says. */
  people?: number;
  /** Where it says vehicles instead: the people that they stand for. */
  fleet?: { vehicles: number; people: number };
  /** Where it says places instead: each has as many people as a usual company of the trade. */
  locations?: number;
  rest: string;
}

export function sizeIn(said: string): Size {
  const text = inFigures(said);
  const people = peopleIn(text);
  if (people) return people;
  const fleet = vehicles.exec(text);
  const driven = countIn(fleet?.[1]);
  if (fleet && isSize(driven)) {
    const worked = Math.min(MOST_PEOPLE, Math.ceil(driven * PEOPLE_PER_VEHICLE));
    return { fleet: { vehicles: driven, people: worked }, rest: text.replace(fleet[0], ' ') };
  }
  const places = locations.exec(text);
  const open = countIn(places?.[1]);
  return places && open > 1 && isSize(open)
    ? { locations: open, rest: text.replace(places[1] ?? '', ' ') }
    : { rest: text };
}

function peopleIn(text: string): Size | undefined {
  for (const size of totals) {
    const match = size.exec(text);
    const people = countIn(match?.[1]);
    if (match && isSize(people)) return { people, rest: text.replace(match[0], ' ') };
  }
  const listed = listedStaff(text);
  if (listed !== undefined && isSize(listed)) return { people: listed, rest: withoutPeople(text) };
  return worksAlone.test(text) ? { people: 1, rest: text.replace(worksAlone, ' ') } : undefined;
}

function isSize(people: number): boolean {
  return people >= 1 && people <= MOST_PEOPLE;
}
