/** Finds the post that a question is about, and the sentence, row or item of it that has most of the question. */
import { quotes } from '#src/content/language.ts';
import { type Fact, sentences } from './fact.ts';

/** The smallest piece of a text, with what it stands below and among. */
interface Unit {
  readonly text: string;
  readonly heading: string;
  readonly terms: ReadonlySet<string>;
  /** Terms of its heading. */
  readonly above: ReadonlySet<string>;
  readonly section: ReadonlySet<string>;
}

/** A post as it is searched. */
interface Post {
  readonly fact: Fact;
  /** Terms of its title and of what it says first. */
  readonly head: ReadonlySet<string>;
  /** How often each term occurs in all of it. */
  readonly counts: ReadonlyMap<string, number>;
  readonly units: readonly Unit[];
}

/** A post for a question: how much of it is there and how much that says, by how many terms, and its lead over the next. */
export interface FoundPost {
  fact: Fact;
  score: number;
  met: number;
  lead: number;
}

/** How much a term counts by where in a post it stands: at the head, often, or once. */
const IN_POST = { head: 1.5, often: 1, once: 0.6 };

/** From so many times on a term stands there often. */
const OFTEN = 3;

/** How much a term counts by where it stands: in the sentence, in the heading above it, elsewhere in its section. */
const IN_UNIT = { in: 1, above: 0.6, section: 0.4 };

/** Posts that a site has at least where a term is weighed: where there are two, a term of one of them is not common. */
const POSTS = 20;

/** A term below this worth decides between sentences alone. */
const FILLER = 0.2;

/** Characters that an answer may have. */
const ROOM = 350;

/**
 * @param termsIn the terms of a text in their order, filler words among them
 * @param worthOf how much a term says whatever its rarity, 0 to 1
 */
export function postIndex(
  facts: readonly Fact[],
  termsIn: (text: string) => readonly string[],
  worthOf: (term: string) => number,
) {
  const posts = facts.filter(({ sections = [] }) => sections.length > 0).map((fact) => postOf(fact, termsIn));
  const byId = new Map(posts.map((post) => [post.fact.id, post]));
  const frequency = new Map<string, number>();
  for (const { counts } of posts) for (const term of counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const size = Math.max(POSTS, posts.length);
  const weightOf = (term: string) => worthOf(term) * Math.log(1 + size / (frequency.get(term) ?? 1));
  const telling = (terms: readonly string[]) => [...new Set(terms)].filter((term) => worthOf(term) > FILLER);
  const sum = (terms: readonly string[], worth: (term: string) => number) =>
    terms.reduce((total, term) => total + weightOf(term) * worth(term), 0);

  return {
    /** The post that has most of a question. */
    find(terms: readonly string[]): FoundPost | undefined {
      const asked = telling(terms);
      const all = sum(asked, () => 1);
      const [best, next] = posts
        .map((post) => ({ post, sum: sum(asked, inPost(post)) }))
        .toSorted((one, other) => other.sum - one.sum);
      if (!best || all === 0) return undefined;
      const { fact, units, counts } = best.post;
      const inOne = Math.max(0, ...units.map((unit) => sum(asked, inUnit(unit))));
      const met = asked.filter((term) => counts.has(term)).length;
      return { fact, score: (best.sum ** 2 + inOne ** 2) / all, met, lead: best.sum - (next?.sum ?? 0) };
    },
    /**
     * The passage of a post that has most of a question, with the share of it.
     * @param said texts of earlier answers, whose passages are not said again
     */
    passage(
      id: string,
      terms: readonly string[],
      said: readonly string[],
    ): { text: string; share: number } | undefined {
      const units = byId.get(id)?.units ?? [];
      const asked = telling(terms);
      const [best] = units
        .flatMap((unit, at) =>
          said.some((one) => one.includes(unit.text)) ? [] : { at, worth: sum(asked, inUnit(unit)) },
        )
        .map(({ at, worth }) => ({
          at,
          worth,
          rank: worth + sum(terms, (term) => (units[at]?.terms.has(term) ? 1 : 0)),
        }))
        .toSorted((one, other) => other.rank - one.rank);
      if (!best) return undefined;
      const share =
        best.worth /
        Math.max(
          sum(asked, () => 1),
          Number.EPSILON,
        );
      const [first, ...rest] = around(units, best.at);
      return { text: [...belowHeading(first), ...rest.map(({ text }) => text)].join(' '), share };
    },
  };
}

function inPost({ head, counts }: Post): (term: string) => number {
  return (term) => {
    if (head.has(term)) return IN_POST.head;
    const count = Math.min(OFTEN, counts.get(term) ?? 0);
    return count && IN_POST.once + ((IN_POST.often - IN_POST.once) * (count - 1)) / (OFTEN - 1);
  };
}

function inUnit({ terms, above, section }: Unit): (term: string) => number {
  return (term) => {
    if (terms.has(term)) return IN_UNIT.in;
    if (above.has(term)) return IN_UNIT.above;
    return section.has(term) ? IN_UNIT.section : 0;
  };
}

/** The heading of a passage, and the passage. */
function belowHeading(unit: Unit | undefined): string[] {
  if (!unit) return [];
  const { heading, text } = unit;
  if (heading === '') return [text];
  return [/\p{L}$/u.test(heading) ? `${heading}:` : heading, text];
}

/** A passage with those of its section around it that there is room for: first what follows. */
function around(units: readonly Unit[], at: number): readonly Unit[] {
  const { heading, text } = units[at] as Unit;
  let [first, end, length] = [at, at + 1, text.length];
  const fits = (one: Unit | undefined): boolean => {
    if (one?.heading !== heading || length + one.text.length >= ROOM) return false;
    length += one.text.length + 1;
    return true;
  };
  while (quotes.LEANING.test((units[first] as Unit).text) && fits(units[first - 1])) first--;
  while (fits(units[end])) end++;
  while (fits(units[first - 1])) first--;
  return units.slice(first, end);
}

function postOf(fact: Fact, termsIn: (text: string) => readonly string[]): Post {
  const { names, lead, sections = [] } = fact;
  const pieces = sections.flatMap(({ text, about: heading = '' }) =>
    sentences(text).map((one) => ({ text: one.text, heading, typed: termsIn(one.text) })),
  );
  const head = termsIn(`${names[0]} ${lead}`);
  const counts = new Map<string, number>();
  for (const term of [...head, ...pieces.flatMap(({ typed }) => typed)]) counts.set(term, (counts.get(term) ?? 0) + 1);
  const inSections = new Map(
    [...Map.groupBy(pieces, ({ heading }) => heading)].map(([heading, those]) => [
      heading,
      new Set(those.flatMap(({ typed }) => typed)),
    ]),
  );
  const units = pieces.map(({ text, heading, typed }) => ({
    text,
    heading,
    terms: new Set(typed),
    above: new Set(termsIn(heading)),
    section: inSections.get(heading) ?? new Set<string>(),
  }));
  return { fact, head: new Set(head), counts, units };
}
