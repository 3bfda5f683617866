/** Who works at a company, as its people list them: '2 dentists, 3 assistants and 2 at the desk', 'me and my sister'. */
import { counts, staff } from '#src/content/language.ts';

const { countIn } = counts;
const { added, beginsWithArticle, entry, generalPeople, joined, saysI, writer } = staff;

type Kind = 'units' | 'people' | 'workers' | 'professions' | 'placed' | 'office' | 'own' | 'one' | 'like';

interface Entry {
  kind: Kind;
  text: string;
  people: number;
  from: number;
  to: number;
}

/** How many people a text lists; undefined where it lists none. */
export function listedStaff(text: string): number | undefined {
  const lists = listsIn(text).flatMap((list) => sumOf(list, text) ?? []);
  if (lists.length === 0) return undefined;
  const whole = lists.find(({ isWhole }) => isWhole);
  return whole ? whole.people : lists.reduce((sum, { people }) => sum + people, 0);
}

function listsIn(text: string): Entry[][] {
  const lists: Entry[][] = [];
  for (const next of entriesIn(text)) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && joined.test(text.slice(last.to, next.from))) list.push(next);
    else lists.push([next]);
  }
  return lists.map(withoutArticle);
}

function entriesIn(text: string): Entry[] {
  return Array.from(text.matchAll(entry), ({ groups = {}, 0: matched, index: from }) => {
    const [kind, said] = Object.entries(groups).find(([, value]) => value !== undefined) ?? ['own', '1'];
    const isOne = kind === 'own' || kind === 'one';
    const times = kind === 'units' ? countIn(groups.of ?? groups.each) : 1;
    return {
      kind: kind as Kind,
      text: matched,
      people: isOne ? 1 : countIn(said) * times,
      from,
      to: from + matched.length,
    };
  });
}

/** 'A contractor with 60 people' begins with the company itself. */
function withoutArticle([first, ...others]: Entry[]): Entry[] {
  if (!first) return [];
  return first.kind === 'one' && beginsWithArticle.test(first.text) ? others : [first, ...others];
}

/** The people of a list, and whether that is said to be everybody. Undefined where it may be about something else. */
function sumOf(list: readonly Entry[], text: string): { people: number; isWhole: boolean } | undefined {
  const has = (...kinds: Kind[]) => list.some(({ kind }) => kinds.includes(kind));
  const own = list.filter(({ kind }) => kind === 'own');
  if (!has('units', 'people', 'workers', 'professions') && !(own.length > 0 && list.length > 1)) return undefined;
  const general = list.find(({ kind }) => kind === 'people');
  const isAdded =
    has('units', 'own') || list.some((one, at) => at > 0 && added.test(text.slice(list[at - 1]?.to, one.from)));
  if (general && !isAdded) return { people: general.people, isWhole: true };
  const others = list.filter(({ kind }) => kind !== 'own').reduce((sum, one) => sum + one.people, 0);
  return { people: others + peopleOf(own, text), isWhole: has('units', 'people') };
}

/** The writer, once however often they say so, also where they only name their family: 'I do it with my brother'. */
function peopleOf(own: readonly Entry[], text: string): number {
  const family = own.filter((one) => !writer.test(one.text)).length;
  const isWriter = family < own.length || (family > 0 && saysI.test(text));
  return family + (isWriter ? 1 : 0);
}

/** A text without how many people there are; who they are tells the trade. */
export function withoutPeople(text: string): string {
  return text.replace(generalPeople, ' ');
}
