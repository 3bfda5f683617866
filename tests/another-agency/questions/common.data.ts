/** What visitors ask of any agency, by the id of the fact that answers it. */
export const commonQuestions: Readonly<Record<string, readonly string[]>> = {};

/** What to ask next, by the id of the fact that was answered with, or by what its id begins with. */
export const nextQuestions: Readonly<Record<string, readonly string[]>> = {};
