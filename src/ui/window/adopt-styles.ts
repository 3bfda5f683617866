/**
 * Brings the styles of what is downloaded on request: they are no part of any page's head
 * (docs/decisions/0013-floating-windows.md). The content policy lets constructed sheets in.
 *
 * @param css imported with `?inline`.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
