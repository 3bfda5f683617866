/** A category of posts; each board has a list of its own. */
export interface PostCategory {
  /** As posts, addresses and the API have it, such as 'case-study'; `label` is what people read and may be renamed. */
  readonly id: string;
  readonly label: string;
  /** Step on the color wheel, 0 to 15. */
  readonly hue: number;
  /** Its tab above the list; without one its posts are found under All. */
  readonly tab?: string;
  /** In the menu of the form, where that is not the label. */
  readonly choice?: string;
}

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
  /** Id of a category of the blog. */
  readonly category: string;
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
  readonly category: string;
  readonly description: string;
} & ({ readonly content: string; readonly url?: never } | { readonly url: string; readonly content?: never });
