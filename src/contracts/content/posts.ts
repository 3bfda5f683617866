/** What a demo post states; bylines, reading times and dates are derived from it (domain/posts/demo.ts). */
interface DemoPost {
  readonly title: string;
  readonly slug: string;
  /** Counted back from the day on which it is inserted. */
  readonly daysAgo: number;
  /** Posts are published unless this is set. */
  readonly draft?: true;
}

/** A demo post of the blog. */
export interface DemoArticle extends DemoPost {
  readonly category: 'automation' | 'ai' | 'business' | 'technology' | 'industry' | 'case-study';
  /** Id of the author among the team; posts by unknown authors are signed by the agency. */
  readonly by: string;
  readonly summary: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  /** HTML. */
  readonly content: string;
}

/** A demo post of the Signal Board: either Markdown of its own, or an address elsewhere. */
export type DemoSignal = DemoPost & {
  readonly category: 'playbook' | 'signal' | 'idea' | 'wild' | 'tool';
  readonly description: string;
} & ({ readonly content: string; readonly url?: never } | { readonly url: string; readonly content?: never });
