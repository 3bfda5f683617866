/** Prices and promises that the pages must state, to notice when they do not. */
export const facts: readonly { readonly page: string; readonly says: readonly string[] }[] = [];

/** What may be said in one way only. */
export const onlyLikeThis: readonly {
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
}[] = [];
