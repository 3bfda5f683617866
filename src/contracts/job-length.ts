/**
 * Maximum length of a job, in characters as a person counts them: an emoji is one. On its own, because the rest of its
 * contract brings the library of schemas along, which the page of a slip does without.
 */
export const JOB_LENGTH = 300;
