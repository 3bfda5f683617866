/** What a trade calls a thing, by the id of the fact; none is needed. */
export const tradeWords: Readonly<Record<string, string>> = {};
