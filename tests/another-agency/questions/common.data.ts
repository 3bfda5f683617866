/** Questions that visitors ask any agency, by the id of the fact that answers them. */
export const commonQuestions: Readonly<Record<string, readonly string[]>> = {};

/** Suggested next questions, by the id of the fact that answered, or by the beginning of its id. */
export const nextQuestions: Readonly<Record<string, readonly string[]>> = {};
