/** The sections of the home page. */
import type { Figure } from './figure.ts';

/** What the home page can show; content/home.data.ts lists what it does. */
export type HomeSection = 'hero' | 'impact' | 'work' | 'offerings' | 'process' | 'team' | 'questions' | 'closing';

/** A percentage. */
export interface Stat {
  readonly figure: Figure;
  readonly claim: string;
  /** Of whom it is true, and since when, where the agency counted itself. */
  readonly basis?: string;
  /** Who found it out, where the site does not state it itself. */
  readonly source?: { readonly name: string; readonly href: string };
}

export interface ImpactLine {
  readonly id: 'output' | 'roi' | 'growth';
  readonly figure: Figure;
  readonly label: string;
  readonly line: string;
  /** The labels in the drawing beside it, left to right. */
  readonly drawing: readonly string[];
}

/** A sentence of an article, quoted beside the section that it is about. */
interface ArticleQuote {
  /** To the letter, without quotation marks. */
  readonly text: string;
  readonly title: string;
  readonly by: string;
  readonly href: string;
}

/** The sections beside which an article is quoted. */
export type ArticleQuotes = Partial<Record<'impact' | 'process' | 'questions', ArticleQuote>>;

export interface ProcessStep {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  /** What we ask for or promise in this step, in one sentence. */
  readonly quote: string;
  readonly isLast: boolean;
  /** Bar on the eight-week timeline: first week, minimum and maximum weeks, and the bar's label. */
  readonly weeks: {
    readonly first: number;
    readonly least: number;
    readonly most: number;
    readonly text: string;
  };
}
