/** Adds the styles, imported `?inline`, of code that is loaded on request (docs/decisions/0013). */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
