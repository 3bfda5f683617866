import { isObject, keptIn } from '#src/lib/kept.ts';

/** The visitor's answers, under the key of docs/spec.md. */
export const keptAnswers = keptIn('localStorage', 'onboardingData', isObject);
