/** How people word it in other ways, by the id of the fact, ' / ' between the wordings; none is needed. */
export const wordings: Readonly<Record<string, string>> = {};
