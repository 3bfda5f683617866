import { brand } from '#src/content/brand.data.ts';
import { inTheme } from '#src/lib/in-theme.ts';

/** The ground of the pages where style sheets do not apply: a browser's bars, icons. */
export const pageColors = {
  light: inTheme(brand.palette.paper, 'light'),
  dark: inTheme(brand.palette.paper, 'dark'),
};
