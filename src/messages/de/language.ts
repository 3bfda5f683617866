import { pluralIn } from '../plural.ts';

/** The language of this catalog (BCP 47). The locale of a site (`content/site.data.ts`) begins with it. */
export const language = 'de';

/** The language of lists: 'eins, zwei und drei'. */
export const listLanguage = 'de';

/** Words per minute of silent reading: those of English in the ratio of both in the IReST (Trauzettel-Klosinski 2012). */
export const wordsAMinute: number = 187;

/** Marked as pure, so that scripts without a plural do not contain it. */
export const plural = /* @__PURE__ */ pluralIn(language);
