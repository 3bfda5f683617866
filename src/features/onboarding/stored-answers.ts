import { isObject, storedValue } from '#src/lib/stored-value.ts';

/** The visitor's answers, stored under the key from docs/spec.md. */
export const storedAnswers = storedValue('localStorage', 'onboardingData', isObject);
