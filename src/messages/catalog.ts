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
