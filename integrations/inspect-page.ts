import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5';

/** What a content policy needs to know about a page. */
export interface PageInspection {
  /** Contents of the inline scripts. */
  scripts: string[];
  /** Contents of the style elements. */
  styles: string[];
  /** What no hash can allow: event handlers, style attributes, `javascript:` addresses. */
  forbidden: string[];
}

type Attribute = DefaultTreeAdapterTypes.Element['attrs'][number];

/** The inline scripts and styles of a built page, and what no hash can allow. */
export function inspect(html: string): PageInspection {
  const found: PageInspection = { scripts: [], styles: [], forbidden: [] };
  // Where scripts are off, what is in `noscript` belongs to the page.
  look(parse(html, { scriptingEnabled: false }), found);
  return found;
}

function look(node: DefaultTreeAdapterTypes.Node, found: PageInspection): void {
  if (tree.isElementNode(node)) {
    const { tagName, attrs } = node;
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    if (tagName === 'style') found.styles.push(text);
    if (tagName === 'script' && isCode(attrs)) found.scripts.push(text);
    for (const { name, value } of attrs.filter(isForbidden)) {
      found.forbidden.push(`<${tagName} ${name}="${value.slice(0, 60)}">`);
    }
    if ('content' in node) look(node.content, found);
  }
  if ('childNodes' in node) for (const child of node.childNodes) look(child, found);
}

/** Scripts with a source are files, and data blocks (such as JSON-LD) never run. Neither needs a hash. */
function isCode(attrs: readonly Attribute[]): boolean {
  return !attrs.some(({ name, value }) => name === 'src' || (name === 'type' && value.endsWith('json')));
}

/** Parses an address as a browser does. With a space that browsers do not strip, it is not a script. */
function isForbidden({ name, value }: Attribute): boolean {
  const isScript = URL.parse(value, 'https://here.invalid')?.protocol === 'javascript:';
  return name === 'style' || name.startsWith('on') || isScript;
}
