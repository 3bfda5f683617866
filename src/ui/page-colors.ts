/** `--color-paper` of theme.css (a test compares them), where style sheets do not apply: toolbars, icons. */
export const pageColors = { light: '#f7f3ea', dark: '#101727' };
