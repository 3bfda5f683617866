/**
 * The ground of the pages in both themes, for what cannot read a style sheet: the browser's own bars, a
 * phone's start screen, icons. The same as `--color-paper` in theme.css, which a test compares.
 */
export const paper = { light: '#f7f3ea', dark: '#101727' };
