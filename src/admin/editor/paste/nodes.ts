/** Helpers for HTML trees (hast). */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { format } from 'hast-util-format';
import { fromParse5 } from 'hast-util-from-parse5';
import { minifyWhitespace } from 'hast-util-minify-whitespace';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { parseFragment } from 'parse5';
import { meaningful } from '../elements.data.ts';

/** Child nodes of a fragment or an element, without comments. */
export type Nodes = ElementContent[];

export function parseHtml(html: string): Nodes {
  return (fromParse5(parseFragment(html)) as Root).children as Nodes;
}

/** The same with white space as a browser shows it. */
export function parseShown(html: string): Nodes {
  const children = parseHtml(html);
  minifyWhitespace({ type: 'root', children });
  return children;
}

export function writeHtml(children: Nodes): string {
  return toHtml({ type: 'root', children }, { characterReferences: { useNamedReferences: true } });
}

/** The same with blocks on lines of their own. */
export function writeBlocks(children: Nodes): string {
  const root = { type: 'root' as const, children };
  format(root);
  return writeHtml(root.children).trim();
}

/** The properties of an element that are meaningful outside the original page. */
export function meaningOf({ tagName, properties }: Element): Properties {
  const names = meaningful[tagName] ?? [];
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)));
}

export function element(tagName: string, children: Nodes, properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** Whether it is an element, optionally with one of these names. */
export function isElement<Name extends string = string>(
  node: ElementContent | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && (names.length === 0 || names.some((name) => name === node.tagName));
}

export function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && !/[^\s\u00a0]/.test(node.value);
}

/** Whether it has no visible content. */
export function isBlank(nodes: Nodes): boolean {
  return nodes.every((node) =>
    node.type === 'element'
      ? !isElement(node, 'img', 'hr') && isBlank(node.children)
      : node.type !== 'text' || isSpace(node),
  );
}

/** The text with the line breaks of its blocks. */
export function textOf(children: Nodes): string {
  return toText({ type: 'root', children }, { whitespace: 'pre' });
}

/** Declarations of a style attribute, in lower case, by property. */
export type Style = Readonly<Record<string, string>>;

export function styleOf({ properties }: Element): Style {
  return styleFrom(String(properties.style ?? ''));
}

export function styleFrom(declarations: string): Style {
  return Object.fromEntries(
    declarations.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.toLowerCase().split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

export function classOf({ properties }: Element): string {
  return [properties.className].flat().join(' ');
}

/** Invisible content: Word's internal notes, and anchors of links to headings. */
export function isHidden(node: Element): boolean {
  const style = styleOf(node);
  return style.display === 'none' || style['mso-list'] === 'ignore' || String(node.properties.ariaHidden) === 'true';
}
