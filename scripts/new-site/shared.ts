/** What a new site takes from the first agency: looks, legal texts, what visitors ask anybody, icons. */
export const shared: readonly string[] = [
  'brand.data.ts',
  ...['common', 'small-talk', 'statements', 'talk'].map((name) => `questions/${name}.data.ts`),
  'questions/statement-parts.ts',
  ...['privacy-policy', 'terms-of-service', 'trust'].map((name) => `legal/${name}.data.ts`),
  ...['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'icon-192.png', 'icon-512.png'].map(
    (icon) => `public/${icon}`,
  ),
  'public/icon-maskable-512.png',
];
