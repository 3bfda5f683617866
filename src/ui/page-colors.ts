/**
 * The background color of the pages in both themes, for places where style sheets do not apply: the browser's
 * toolbar, a phone's start screen, icons. The same as `--color-paper` in theme.css, which a test checks.
 */
export const pageColors = { light: '#f7f3ea', dark: '#101727' };
