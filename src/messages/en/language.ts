import { pluralIn } from '../plural.ts';

/** The language of this catalog (BCP 47). The locale of a site (`content/site.data.ts`) begins with it. */
export const language = 'en';

/** The language of lists: British English writes 'one, two and three', without a comma before 'and'. */
export const listLanguage = 'en-GB';

/** Words per minute of silent reading (Brysbaert 2019, a review of 190 studies). */
export const wordsAMinute: number = 238;

/** Marked as pure, so that scripts without a plural do not contain it. */
export const plural = /* @__PURE__ */ pluralIn(language);
