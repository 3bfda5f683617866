import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5';

/**
 * What no content policy with hashes can allow, and is silently without effect: event handlers, style attributes and
 * `javascript:` addresses in a page as it is sent; and scripts and styles from elsewhere.
 */
export function forbiddenIn(html: string): string[] {
  const found: string[] = [];
  // Where scripts are off, what is in `noscript` belongs to the page.
  look(parse(html, { scriptingEnabled: false }), found);
  return found;
}

function look(node: DefaultTreeAdapterTypes.Node, found: string[]): void {
  if (tree.isElementNode(node)) {
    const loads = isLoaded(node);
    for (const { name, value } of node.attrs) {
      // Parsed as a browser does: with a space that browsers do not strip, it is not a script.
      const { protocol, origin } = URL.parse(value, HERE) ?? {};
      const isForeign = loads && ['src', 'href'].includes(name) && origin !== HERE;
      if (name === 'style' || name.startsWith('on') || protocol === 'javascript:' || isForeign) {
        found.push(`<${node.tagName} ${name}="${value.slice(0, 60)}">`);
      }
    }
    if ('content' in node) look(node.content, found);
  }
  if ('childNodes' in node) for (const child of node.childNodes) look(child, found);
}

const HERE = 'https://here.invalid';

/** Whether a browser loads at once what the element names. */
function isLoaded({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  const rel = attrs.find(({ name }) => name === 'rel')?.value ?? '';
  return tagName === 'link' ? !/^(?:canonical|alternate)$/.test(rel) : ['script', 'iframe'].includes(tagName);
}
