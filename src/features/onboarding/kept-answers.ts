import { isObject, keptIn } from '#src/lib/kept.ts';

/** The visitor's answers, under the key of the spec (public site, section 3). */
export const keptAnswers = keptIn('localStorage', 'onboardingData', isObject);
