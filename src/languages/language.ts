import type * as english from './en/index.ts';

type English = typeof english;

/** Texts and lists of English are its own; another language has others. */
type Reading<Part> = Part extends string
  ? string
  : Part extends readonly (infer Each)[]
    ? readonly Reading<Each>[]
    : Part extends RegExp | ((...values: never) => unknown) | ReadonlySet<string>
      ? Part
      : { readonly [Name in keyof Part]: Reading<Part[Name]> };

/** What every language understands: that of English, part by part. */
export type Language = { [Part in keyof English]: Reading<English[Part]> };
