/**
 * Adds the styles of code that is loaded on request: they are not part of any page's head
 * (docs/decisions/0013-floating-windows.md). The content policy allows constructed style sheets.
 *
 * @param css imported with `?inline`.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
