/** Where the browser keeps the answers (spec, public site, section 3). */
export const storageKey = 'onboardingData';
