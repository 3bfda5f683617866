/** The files in which words of the agency are looked for, as patterns, and those that may have them. */
export const SOURCES = [
  'astro.config.mjs',
  'src/pages/.well-known/*.ts',
  '{src,api,functions,db,server,scripts,integrations}/**/*.{ts,tsx,astro,css,mjs}',
];
export const NOT_SEARCHED = [
  'src/content/**',
  'scripts/new-site/**',
  'scripts/new-site.*',
  '**/{test,tests,testing}/**',
  '**/{*.test.{ts,tsx},*-cases.data.ts}',
];
