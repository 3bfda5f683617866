/** How people ask for what the content says in other words, by the id of the fact; none is needed. */
export const waysToAsk: Readonly<Record<string, readonly string[]>> = {};
