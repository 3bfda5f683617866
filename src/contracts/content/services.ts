/** What /services can show below its head; content/services-pages.data.ts lists what it does. */
export type CatalogueSection = 'popular' | 'bundles' | 'ideas';

/** What /services-old can show below its head; content/services-pages.data.ts lists what it does. */
export type MarketingSection =
  'categories' | 'packages' | 'add-ons' | 'gallery' | 'bundle' | 'team' | 'questions' | 'closing';
