/**
 * Finds the sentence, row or item that has most of a question. All that the site says is indexed, so that a word is rare
 * where the whole site hardly has it; posts are answered from (articles.ts).
 */
import { quotes } from '#src/content/language.ts';
import { type Fact, sentences } from './fact.ts';

/** The smallest piece of a text, with what it stands below and among. */
interface Unit {
  readonly fact: Fact;
  readonly text: string;
  readonly heading: string;
  readonly terms: ReadonlySet<string>;
  /** Terms of the name of its fact and of its heading. */
  readonly above: ReadonlySet<string>;
  readonly section: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** Two terms that follow each other. */
  readonly pairs: ReadonlySet<string>;
}

/** A piece of the site's text as an answer. */
export interface FoundPassage {
  fact: Fact;
  text: string;
  /** Share of the question that stands there, by the weight of its terms, 0 to 1, and that weight. */
  share: number;
  weight: number;
}

/**
 * How much a term counts by where it stands: in the sentence, above it, elsewhere in its section, or in its fact; and
 * two that follow each other as in the question.
 */
const PLACES = { in: 1, above: 0.6, section: 0.55, fact: 0.3, pair: 0.2 };

/** A term below this weight decides between sentences alone. */
const FILLER = 0.2;

/** Stands in the place of a heading before all of them. */
const LEAD = '#';

/** Characters that an answer may have. */
const ROOM = 350;

/**
 * @param termsIn the terms of a text in their order, filler words among them
 * @param worthOf how much a term says whatever its rarity, 0 to 1
 */
export function passageIndex(
  facts: readonly Fact[],
  termsIn: (text: string) => readonly string[],
  worthOf: (term: string) => number,
) {
  const units = facts.flatMap((fact) => unitsOf(fact, termsIn));
  const places = new Map<string, number[]>();
  for (const [at, { terms, above }] of units.entries()) {
    for (const term of new Set([...terms, ...above])) {
      const known = places.get(term);
      if (known) known.push(at);
      else places.set(term, [at]);
    }
  }
  const most = Math.log(1 + units.length);
  const weightOf = (term: string) =>
    (worthOf(term) * Math.log(1 + units.length / (places.get(term)?.length ?? 1))) / most;

  /** The passage that has most of a question, of the facts that are allowed. */
  return (words: readonly string[], isAllowed: (fact: Fact) => boolean): FoundPassage | undefined => {
    const weights = new Map(words.map((term) => [term, weightOf(term)]));
    const of = (term = '') => weights.get(term) ?? 0;
    const [telling, fillers] = [true, false].map((tells) =>
      [...weights.keys()].filter((term) => worthOf(term) > FILLER === tells),
    ) as [string[], string[]];
    const pairs = words
      .slice(1)
      .map((word, at) => ({ pair: `${words[at]} ${word}`, weight: of(words[at]) + of(word) }));
    let best: { at: number; weight: number; rank: number } | undefined;
    for (const at of new Set(telling.flatMap((term) => places.get(term) ?? []))) {
      const unit = units[at] as Unit;
      if (!isAllowed(unit.fact)) continue;
      const weight = telling.reduce((sum, term) => sum + of(term) * placeIn(unit, term), 0);
      const filled = fillers.reduce((sum, term) => sum + (unit.terms.has(term) ? of(term) : 0), 0);
      const paired = pairs.reduce((sum, { pair, weight: both }) => sum + (unit.pairs.has(pair) ? both : 0), 0);
      const rank = weight + filled + PLACES.pair * paired;
      if (rank > (best?.rank ?? 0)) best = { at, weight, rank };
    }
    if (!best) return undefined;
    const { at, weight } = best;
    const share = weight / telling.reduce((sum, term) => sum + of(term), 0);
    const text = around(units, at)
      .map((unit) => unit.text)
      .join(' ');
    return { fact: (units[at] as Unit).fact, text, share, weight };
  };
}

function placeIn({ terms, above, section, all }: Unit, term: string): number {
  if (terms.has(term)) return PLACES.in;
  if (above.has(term)) return PLACES.above;
  if (section.has(term)) return PLACES.section;
  return all.has(term) ? PLACES.fact : 0;
}

/** A passage with those of its section around it that there is room for: first what follows. */
function around(units: readonly Unit[], at: number): readonly Unit[] {
  const { fact, heading } = units[at] as Unit;
  const isBeside = (one: Unit | undefined) => one?.fact === fact && one.heading === heading;
  let [first, end, length] = [at, at + 1, (units[at] as Unit).text.length];
  const fits = (one: Unit | undefined): boolean => {
    if (!one || !isBeside(one) || length + one.text.length >= ROOM) return false;
    length += one.text.length + 1;
    return true;
  };
  while (quotes.LEANING.test((units[first] as Unit).text) && fits(units[first - 1])) first--;
  while (fits(units[end])) end++;
  while (fits(units[first - 1])) first--;
  return units.slice(first, end);
}

function unitsOf(fact: Fact, termsIn: (text: string) => readonly string[]): Unit[] {
  const { names, asks = [], lead, passages = [], sections = [] } = fact;
  const pieces = [
    ...[{ text: lead, about: fact.about }, ...passages].map((piece) => ({ ...piece, heading: LEAD })),
    ...sections.map((piece) => ({ ...piece, heading: piece.about ?? '' })),
  ].flatMap((piece) => sentences(piece.text).map(({ text }) => ({ ...piece, text, typed: termsIn(text) })));
  const termsOf = (those: readonly { typed: readonly string[] }[]) => new Set(those.flatMap(({ typed }) => typed));
  const all = termsOf(pieces);
  const inSections = new Map(
    [...Map.groupBy(pieces, ({ heading }) => heading)].map(([one, those]) => [one, termsOf(those)]),
  );
  return pieces.map(({ text, heading, about = '', typed }) => ({
    fact,
    text,
    heading,
    terms: new Set(typed),
    above: new Set(termsIn(`${names[0] ?? asks[0] ?? ''} ${about}`)),
    section: inSections.get(heading) ?? all,
    all,
    pairs: new Set(typed.slice(1).map((term, at) => `${typed[at]} ${term}`)),
  }));
}
