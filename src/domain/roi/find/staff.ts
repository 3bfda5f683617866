/** Who works at a company, as its people list them: '2 dentists, 3 assistants and 2 at the desk', 'me and my sister'. */
import { COUNT as count, countIn } from '#src/lib/count-in-text.ts';
import { notOthers } from './size-patterns.ts';
import { workerWords } from './words.data.ts';

const PEOPLE = String.raw`people|persons?|ppl|employees?|staff|workers?|colleagues|m[ae]n|wom[ae]n|guys|folks`;
const WORKERS = workerWords.join('|');
const RELATIONS = String.raw`wife|husband|brother|sister|son|daughter|mother|father|mom|dad|partner|cousin`;
const UNITS = String.raw`crews?|teams?|shifts?|gangs?|squads?|trucks?|vans?|shops?|stores?|branches|offices|locations?|sites`;
const PLACES = String.raw`(?:at|in|on) (?:the )?(?:front |back )?(?:bar|counter|desk|floor|kitchen|office|phones?|road|shop|warehouse|shipping|sales|accounting|headquarters|hq)`;
/** Words that name people, known or not: 'hygenists', 'cellar hands', 'part timers', 'others'. */
const LIKE_PEOPLE = String.raw`[a-z]+(?:ers|ists|ors|ians|icans|ikers|hands|timers)`;

/** One entry of a list, by what it is; each begins where the one before it ends. */
const entry = new RegExp(
  [
    String.raw`\b(?<units>${count}) (?:[\w-]+ )?(?:${UNITS})(?: of (?<of>${count})|,? (?:with )?(?:about |abt )?(?<each>${count}) (?:[\w-]+ )?(?:${PEOPLE}|${WORKERS}) (?:in|per|at|on|to) each)\b`,
    String.raw`${notOthers}\b(?<people>${count})[\s-]+(?:[\w-]+ )?(?:${PEOPLE})\b`,
    String.raw`${notOthers}\b(?<workers>${count})[\s-](?!(?:the|our|their|my) )(?:[\w-]+ )?(?:${WORKERS})\b`,
    String.raw`${notOthers}\b(?<placed>${count}) ${PLACES}\b`,
    String.raw`\ban office of (?<office>${count})\b`,
    String.raw`\b(?<own>me|myself|my (?:${RELATIONS}))\b`,
    String.raw`\b(?<one>an?|one|1|the) (?:[a-z]+ )?(?:(?:${WORKERS.replace(/s(?=\||$)/g, '')})\b|[a-z]+(?:er|ist|or|ant|ian|man|boss|secretary)\b)`,
    String.raw`${notOthers}\b(?<like>${count}) (?:[\w-]+[ -])?(?:${LIKE_PEOPLE})\b`,
  ].join('|'),
  'gi',
);

type Kind = 'units' | 'people' | 'workers' | 'placed' | 'office' | 'own' | 'one' | 'like';

interface Entry {
  kind: Kind;
  text: string;
  people: number;
  from: number;
  to: number;
}

/** What stands between two entries of one list; a few words may tell more of the first: 'my wife on the books and me'. */
const joined = /^(?:\s[a-z]+){0,3}(?:[\s,;&+]+|\s*(?:[,;]\s*)?(?:and|plus|with)\s+)(?:(?:the|our|just)\s+)?$|^\s*$/i;
/** Joined by this, they are added to people in general: '35 employees and two drivers', not '35 employees, 3 managers'. */
const added = /\b(?:and|plus|with)\b|[&+]/i;
const writer = /^(?:me|myself)$/i;

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
  return first.kind === 'one' && /^(?:an?|the) /i.test(first.text) ? others : [first, ...others];
}

/** The people of a list, and whether that is said to be everybody. Undefined where it may be about something else. */
function sumOf(list: readonly Entry[], text: string): { people: number; isWhole: boolean } | undefined {
  const has = (...kinds: Kind[]) => list.some(({ kind }) => kinds.includes(kind));
  const own = list.filter(({ kind }) => kind === 'own');
  if (!has('units', 'people', 'workers') && !(own.length > 0 && list.length > 1)) return undefined;
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
  const isWriter = family < own.length || (family > 0 && /\bI\b/.test(text));
  return family + (isWriter ? 1 : 0);
}

const generalPeople = new RegExp(String.raw`${notOthers}\b${count}[\s-]+(?:[\w-]+ )?(?:${PEOPLE})\b`, 'i');

/** A text without how many people there are; who they are tells the trade. */
export function withoutPeople(text: string): string {
  return text.replace(generalPeople, ' ');
}
