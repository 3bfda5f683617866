/** Every public page, but only one of those with the same layout. */
export const paths = [
  '/',
  '/services',
  '/services-old',
  '/projects',
  '/freight-billing-desk',
  '/case-study',
  '/contact',
  '/start',
  '/coming-soon',
  '/privacy-policy',
  '/terms-of-service',
  '/signal-board',
  '/signal-board/the-one-week-tally-sheet',
  '/blog',
  '/blog/what-to-automate-first',
];
