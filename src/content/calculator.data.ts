/** Static text of the calculator window. Its error messages: docs/spec.md. */
export const calculatorWords = {
  title: 'Industry ROI Calculator',
  subtitle: 'An estimate from our own price list',
  placeholder: 'For example, dental clinics, or: 11 of us fix heat pumps',
  tryOne: 'Or start with one of these.',
  /** Suggestions that are analyzed with one click. */
  suggestions: [
    'Dental clinics',
    'Freight brokers',
    'Law firms',
    'Property management',
    'Restaurants',
    'Online stores',
  ],
  offline: 'You’re offline. What you typed is saved; try again once you’re connected.',
  disclaimer: 'An estimate, not an offer. A price is fixed once we’ve seen the work.',
} as const;

/**
 * What a US dollar is worth in the site's currency: the calculator's wages are American medians, in dollars
 * (docs/roi-model.md). 1 where the site's currency is the dollar.
 */
export const usDollarWorth = 1;
