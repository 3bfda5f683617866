/**
 * The families whose files come with the engine (src/ui/fonts, written by `npm run fonts`, which prints the ranges): the
 * letters that every page has, the rest of Western European Latin, and the letters of other European names.
 *
 * Their fallbacks are system fonts with adjusted metrics, so that nothing moves when the files arrive. The figures
 * follow the method of Capsize: average letter width, ascent and descent, from the font files. Liberation has the
 * metrics of Times New Roman and Arial; Roboto's differ from Arial's by 0.2 %. DejaVu, all that a bare Linux has, was
 * measured in the browser on the text of /services.
 *
 * Widths of columns are in em, never in ch: a fallback's digit zero is up to 5 % narrower.
 */

const MORE =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+201A, U+201E, U+2020, U+2022, U+2039-203A, U+20AC, U+2122, U+2191, U+2193';
const EXTENDED = 'U+100-130, U+132-151, U+154-17F';

/** Besley by Owen Earl, for headings and figures: weight 500 alone. */
export const besley = {
  files: [
    { path: 'src/ui/fonts/besley.woff2' },
    { path: 'src/ui/fonts/besley-more.woff2', unicodeRange: MORE },
    { path: 'src/ui/fonts/besley-extended.woff2', unicodeRange: EXTENDED },
  ],
  weight: '500',
  fallbacks: [
    {
      family: 'Besley fallback',
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      sizeAdjust: '127.02%',
      ascent: '98.41%',
      descent: '33.46%',
    },
    {
      family: 'Besley fallback, Android',
      local: ['Noto Serif'],
      sizeAdjust: '107.28%',
      ascent: '116.52%',
      descent: '39.62%',
    },
    {
      family: 'Besley fallback, Linux',
      local: ['DejaVu Serif'],
      sizeAdjust: '99.19%',
      ascent: '126.03%',
      descent: '42.85%',
    },
  ],
  system: 'Georgia, serif',
};

/** Public Sans, for running text and the interface: weights 400 to 600. */
export const publicSans = {
  files: [
    { path: 'src/ui/fonts/public-sans.woff2' },
    { path: 'src/ui/fonts/public-sans-more.woff2', unicodeRange: MORE },
    { path: 'src/ui/fonts/public-sans-extended.woff2', unicodeRange: EXTENDED },
  ],
  weight: '400 600',
  fallbacks: [
    {
      family: 'Public Sans fallback',
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
      sizeAdjust: '104.87%',
      ascent: '90.59%',
      descent: '21.46%',
    },
    {
      family: 'Public Sans fallback, Linux',
      local: ['DejaVu Sans'],
      sizeAdjust: '92%',
      ascent: '103.26%',
      descent: '24.46%',
    },
  ],
  system: 'system-ui, sans-serif',
};
