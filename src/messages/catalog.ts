import type * as english from './en/index.ts';

type English = typeof english;

/** The words of English are those of the specification; another language has its own. */
type Wording<Message> = Message extends string ? string : Message;

/** What every language says: the messages of English, part by part, with the same parameters. */
export type Catalog = {
  [Part in keyof English]: English[Part] extends string | number | ((...values: never) => string)
    ? Wording<English[Part]>
    : { [Name in keyof English[Part]]: Wording<English[Part][Name]> };
};

/** The messages of a part that a language lacks, or says with other parameters: 'chat.send'. */
type Lacking<Own, Part extends keyof Catalog> = Catalog[Part] extends string | number | ((...values: never) => string)
  ? Own extends Catalog[Part]
    ? never
    : Part
  : {
      [Name in keyof Catalog[Part] & string]: Name extends keyof Own
        ? Own[Name] extends Catalog[Part][Name]
          ? never
          : `${Part}.${Name}`
        : `${Part}.${Name}`;
    }[keyof Catalog[Part] & string];

/** A language that is complete; another one is no such type, and the error names what it lacks. */
export type Complete<Language> = {
  [Part in keyof Catalog]: Lacking<Part extends keyof Language ? Language[Part] : undefined, Part>;
}[keyof Catalog] extends infer Lacks
  ? [Lacks] extends [never]
    ? Language
    : { lacks: Lacks }
  : never;
