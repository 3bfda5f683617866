import type { FieldErrors } from '#src/contracts/failure.ts';

/** What a form holds: texts as they stand in their fields, and what is switched on. */
export type Values = Readonly<Record<string, string | boolean>>;

/** What the forms of both boards have. */
export type PostValues = Values & {
  readonly title: string;
  readonly slug: string;
  readonly category: string;
  readonly content: string;
  readonly published: boolean;
  /** Of the agency's clock, as `datetime-local` has it; empty: the moment of first publishing. */
  readonly publishedAt: string;
};

interface Words {
  title: string;
  description?: string;
}

/** Where the two editors differ. */
export interface EditorBoard<V extends PostValues> {
  /** In the paths of the calls, and of the pages. */
  name: 'signal-board' | 'blog';
  /** Where the editor goes when a post is saved, or left. */
  dashboard: string;
  /** What a new post starts from. */
  empty: V;
  /** In the order of the form. */
  labels: Readonly<Record<keyof V & string, string>>;
  /** Values that have a name of their own, by field. */
  names: Readonly<Partial<Record<keyof V & string, Readonly<Record<string, string>>>>>;
  /** In characters; a slug made from a title is cut there. */
  slugLength: number;
  fromPost: (post: Record<string, unknown>) => V;
  /** The body of POST and PATCH. */
  toBody: (values: V) => Record<string, unknown>;
  /** What is wrong with a form, in the words of the spec. */
  check: (values: V) => FieldErrors;
  /**
   * What a form becomes when it is sent, before it is checked.
   *
   * @param before what it started from
   */
  complete: (values: V, before: V) => V;
  /** Which fields are left out of the form as it stands. */
  hidden: (values: V) => readonly (keyof V & string)[];
  words: {
    created: Words;
    updated: Words;
    /** Where neither the server nor the network says why. */
    saveFailed: string;
    loadFailed: string;
    deleteTitle: string;
    deleteFailed: string;
  };
}

/** A field of a post as a text in a form. */
export function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
