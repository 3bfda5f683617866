import { stem, tradePhrases } from '#src/content/language.ts';
import type { Industry } from '#src/trades/industry.ts';
import { industryWords, fold } from './fold.ts';
import { COMPANY, everyday } from './words.ts';

/** The weight of a word by where an industry has it: its whole name, what it does, part of a name, a case. */
const WEIGHTS = { name: 4, does: 2, part: 1.5, case: 0.7 } as const;

/** Words about a company's customers, which seldom say what it does itself. */
const FOR_OTHERS = 0.35;
/** The verb after 'we', as in 'we translate'. */
const WHAT_WE_DO = 2;

/** One word of what an industry does is enough to ask 'Did you mean', two are enough to decide. */
const ENOUGH = 1.3;
const A_HINT = 1;
/** Above this, only a few industries do it: 'translate', but not 'install'. */
const RARE = 3.9;

/** The industries' descriptions in whole sentences, indexed by their words and pairs of words. */
export class Descriptions {
  readonly #weights = new Map<string, Map<Industry, number>>();
  readonly #industries: readonly Industry[];

  constructor(industries: readonly Industry[]) {
    this.#industries = industries;
    for (const industry of industries) {
      for (const name of [...industry.words, ...industry.narrower]) {
        const terms = rootsOf(name);
        const [whole] = terms.length === 2 ? pairsOf(terms) : terms;
        for (const term of terms) this.#add(industry, term, WEIGHTS.part);
        if (whole !== undefined && terms.length < 3) this.#add(industry, whole, WEIGHTS.name);
      }
      for (const phrase of industry.does.split(',')) {
        const terms = rootsOf(phrase);
        for (const term of [...terms, ...pairsOf(terms)]) this.#add(industry, term, WEIGHTS.does);
      }
      for (const text of Object.values(industry.cases).flat()) {
        for (const term of rootsOf(text)) this.#add(industry, term, WEIGHTS.case);
      }
    }
  }

  /** The likeliest industries. @returns `best` if enough of the text says what is done */
  rank(text: string): { best?: Industry; others: Industry[] } {
    const scores = new Map<Industry, { score: number; evidence: number }>();
    for (const [term, share] of termsOf(text)) {
      const known = this.#weights.get(term);
      if (!known) continue;
      const rarity = Math.log(this.#industries.length / commonnessOf(known));
      for (const [industry, weight] of known) {
        const { score, evidence } = scores.get(industry) ?? { score: 0, evidence: 0 };
        const counts = rarity > RARE ? share : Math.min(1, share);
        const tells = weight >= WEIGHTS.does ? counts * (weight / WEIGHTS.does) : 0;
        scores.set(industry, {
          score: score + share * weight * rarity,
          evidence: evidence + tells,
        });
      }
    }
    const likeliest = [...scores].sort(([, one], [, other]) => other.score - one.score);
    const [best] = likeliest.find(([, { evidence }]) => evidence >= ENOUGH) ?? [];
    const others = likeliest
      .filter(([industry, { evidence }]) => industry !== best && (best || evidence >= A_HINT))
      .map(([industry]) => industry);
    return { ...(best && { best }), others };
  }

  #add(industry: Industry, term: string, weight: number): void {
    const known = this.#weights.get(term) ?? new Map<Industry, number>();
    this.#weights.set(term, known);
    known.set(industry, Math.max(weight, known.get(industry) ?? 0));
  }
}

/** How many industries a word belongs to, those with it in a case counted in part. */
function commonnessOf(known: ReadonlyMap<Industry, number>): number {
  const parts = [...known.values()].map((weight) => Math.min(1, weight / WEIGHTS.does));
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + part, 0),
  );
}

/** The words and pairs of words of a description, each with how much it counts. */
function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  const parts = text.split(tradePhrases.betweenParts);
  for (const part of parts) {
    const share = tradePhrases.forOthers.test(part) ? FOR_OTHERS : 1;
    const roots = rootsOf(part);
    const [act] = tradePhrases.whoActs.test(part) ? roots : [];
    for (const term of [...roots, ...pairsOf(roots)]) {
      const counts = term === act ? WHAT_WE_DO : share;
      terms.set(term, Math.max(counts, terms.get(term) ?? 0));
    }
  }
  return terms;
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

/** The words that say something, without endings: 'roasting', 'roasts' and 'roaster' are one. */
function rootsOf(text: string): string[] {
  const content = industryWords(fold(text)).filter((word) => !everyday.has(word) && word !== COMPANY);
  return content.map(stem);
}
