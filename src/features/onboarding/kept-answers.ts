import { isObject, keptIn } from '#src/lib/kept.ts';

/** The visitor's answers, stored under the key from docs/spec.md. */
export const keptAnswers = keptIn('localStorage', 'onboardingData', isObject);
