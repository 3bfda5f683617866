import { nearestIn } from '../../words/nearest-words.ts';
import type { Industry } from '#src/trades/industry.ts';
import { industryWords, fold, lookupWord } from './fold.ts';
import { COMPANY, equivalents } from './words.ts';

/** One way to name an industry. */
export interface Name {
  readonly industry: Industry;
  /** The words of it that say which trade it is, each once. */
  readonly words: readonly string[];
  /** If it names a trade within the industry that has no figures of its own: that trade. */
  readonly narrower?: string;
}

export interface WordHit {
  readonly word: string;
  /** 1 for the word itself; less for a typo or part of a compound. */
  readonly closeness: number;
}

/** All names of all industries, by the words in them. */
export class Vocabulary {
  readonly #names = new Map<string, readonly Name[]>();
  readonly #nearest: ReturnType<typeof nearestIn>;
  /** Words that mean several typed as one, with these. */
  readonly #joined = new Map<string, readonly string[]>();
  readonly #plainWords: ReadonlySet<string>;

  /** @param plainWords are never taken for a typo of another word */
  constructor(industries: readonly Industry[], plainWords: ReadonlySet<string>) {
    this.#plainWords = plainWords;
    for (const industry of industries) {
      for (const text of industry.words) this.#add(industry, text);
      for (const trade of industry.narrower) this.#add(industry, trade, trade);
    }
    this.#nearest = nearestIn([...this.#names.keys(), ...equivalents.keys()]);
  }

  /** The names that have a word in them, in the order of the industries. */
  namesWith(word: string): readonly Name[] {
    return this.#names.get(word) ?? [];
  }

  /** The weight of a word: the fewer industries have it in a name, the higher. */
  weightOf(word: string): number {
    if (word === COMPANY) return 0.05;
    const parts = this.#joined.get(word);
    if (parts) return 0.9 * parts.reduce((sum, part) => sum + this.weightOf(part), 0);
    const industries = new Set(this.namesWith(word).map(({ industry }) => industry));
    return 1 / (1 + Math.log(Math.max(1, industries.size)));
  }

  /** What a typed word may mean: itself or the nearest ones. @param isSure it is certainly not a typo */
  hitsOf(typed: string, isSure = false): WordHit[] {
    if (this.#names.has(typed)) return [{ word: typed, closeness: 1 }];
    if (isSure || this.#plainWords.has(typed)) return [];
    const near = this.#nearest(typed);
    if (near.length === 0) return this.#partsOf(typed);
    return near.map(({ word, slips }) => ({ word: lookupWord(word), closeness: 1 - slips * 0.2 }));
  }

  /** A name of several words is also found where they are typed as one: 'lawfirm'. */
  #add(industry: Industry, text: string, narrower?: string): void {
    const folded = fold(text);
    const words = wordsOf(industryWords(folded));
    if (words.length === 0) return;
    const trade = narrower === undefined ? {} : { narrower };
    const joined = lookupWord(folded.join(''));
    this.#file({ industry, words, ...trade });
    if (folded.length === 1) return;
    if (!this.#names.has(joined)) this.#joined.set(joined, words);
    this.#file({ industry, words: [joined], ...trade });
  }

  #file(name: Name): void {
    for (const word of name.words) {
      this.#names.set(word, [...this.namesWith(word), name]);
    }
  }

  /** German writes 'Bäckereikette' as one word: a name of one word may open or close it. */
  #partsOf(typed: string): WordHit[] {
    const parts: WordHit[] = [];
    for (let length = typed.length - 2; length >= 6 && parts.length === 0; length--) {
      for (const word of [typed.slice(-length), typed.slice(0, length)]) {
        const isName = this.namesWith(word).some(({ words }) => words.length === 1);
        if (isName) parts.push({ word, closeness: 0.6 });
      }
    }
    return parts;
  }
}

/** 'Space company' wants both words, since 'space' alone is no trade; beside two others 'company' says nothing. */
function wordsOf(content: readonly string[]): string[] {
  const words = [...new Set(content)];
  const others = words.filter((word) => word !== COMPANY);
  return others.length === 1 ? words : others;
}
