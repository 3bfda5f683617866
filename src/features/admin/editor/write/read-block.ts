/**
 * Reads the HTML of one block as a node of the visual editor. Strict on purpose: whatever the editor could not write
 * back (a comment, an unknown tag, an attribute) is refused, and the block is then shown as source.
 */
import type { JSONContent } from '@tiptap/core';
import type { Element } from 'hast';
import { writtenBlocks } from '../elements.data.ts';
import { isElement, isSpace, type Nodes } from '../paste/nodes.ts';
import { NotHeld, pictureOf, propertiesOf, readInlines, textNode } from './read-inlines.ts';

/** @param nodes the block, with any white space around it @returns null if the editor cannot hold it */
export function readBlock(nodes: Nodes): JSONContent | null {
  const [node, ...others] = nodes.filter((each) => !isSpace(each));
  if (others.length > 0 || !isElement(node)) return null;
  try {
    // A picture on its own, as the toolbar of the source inserts it.
    if (isElement(node, 'img')) return figure([node], true);
    return block(node);
  } catch (error) {
    if (error instanceof NotHeld || error instanceof RangeError) return null;
    throw error;
  }
}

function block(node: Element): JSONContent {
  const { tagName, children } = node;
  switch (tagName) {
    case 'p':
      return { type: 'paragraph', ...inner(node) };
    case 'hr':
      propertiesOf(node);
      return { type: 'horizontalRule' };
    case 'blockquote':
      return quote(node);
    case 'ul':
      propertiesOf(node);
      return { type: 'bulletList', ...items(children) };
    case 'ol': {
      const { start = 1 } = propertiesOf(node, 'start');
      const { attrs, content } = items(children);
      return { type: 'orderedList', attrs: { ...attrs, start }, content };
    }
    case 'pre':
      return listing(node);
    case 'figure':
      propertiesOf(node);
      return figure(children, false);
    case 'table':
      return table(node);
    default:
      if (!/^h[1-6]$/.test(tagName)) throw new NotHeld(tagName);
      return { type: 'heading', attrs: { level: Number(tagName[1]) }, ...inner(node) };
  }
}

function inner(node: Element): { content: JSONContent[] } {
  propertiesOf(node);
  return { content: readInlines(node.children) };
}

function quote(node: Element): JSONContent {
  propertiesOf(node);
  const isTight = !node.children.some(isBlock);
  const content = isTight
    ? [{ type: 'paragraph', content: readInlines(node.children) }]
    : blocks(node.children);
  return { type: 'blockquote', attrs: { tight: isTight }, content };
}

/** The items of a list, which is loose if they hold paragraphs. */
function items(nodes: Nodes): { attrs: { loose: boolean }; content: JSONContent[] } {
  const read = elements(nodes, 'li').map((item) => {
    propertiesOf(item);
    const from = item.children.findIndex(isBlock);
    const words = from < 0 ? item.children : item.children.slice(0, from);
    const rest = from < 0 ? [] : blocks(item.children.slice(from));
    const isLoose = words.every(isSpace) && rest[0]?.type === 'paragraph';
    const first = isLoose ? [] : [{ type: 'paragraph', content: readInlines(words) }];
    return { isLoose, item: { type: 'listItem', content: [...first, ...rest] } };
  });
  const loose = read.some(({ isLoose }) => isLoose);
  if (read.some(({ isLoose }) => isLoose !== loose)) throw new NotHeld('mixed items');
  return { attrs: { loose }, content: read.map(({ item }) => item) };
}

function listing(node: Element): JSONContent {
  propertiesOf(node);
  const [first, ...others] = node.children;
  const isBare = !isElement(first, 'code');
  if (!isBare && others.length > 0) throw new NotHeld('pre');
  const { className = [] } = isBare ? {} : propertiesOf(first, 'className');
  const [language = null, ...more] = [className].flat().map((name) => String(name).split('-')[1]);
  if (more.length > 0) throw new NotHeld('class');
  const text = (isBare ? node : first).children.map((child) => {
    if (child.type !== 'text') throw new NotHeld(child.type);
    return child.value;
  });
  // The line break before the end belongs to the syntax of either language.
  const words = text.join('');
  return {
    type: 'codeBlock',
    attrs: { language, bare: isBare, broken: words.endsWith('\n') },
    content: textNode(words.replace(/\n$/, '')),
  };
}

function figure(nodes: Nodes, isBare: boolean): JSONContent {
  const [picture, caption, ...others] = nodes.filter((node) => !isSpace(node));
  if (!isElement(picture, 'img') || others.length > 0) throw new NotHeld('figure');
  if (caption && !isElement(caption, 'figcaption')) throw new NotHeld('figure');
  return {
    type: 'figure',
    attrs: { ...pictureOf(picture), bare: isBare },
    content: caption ? inner(caption).content : [],
  };
}

function table(node: Element): JSONContent {
  propertiesOf(node);
  const rows = elements(node.children, 'thead', 'tbody', 'tfoot').flatMap((part) => {
    propertiesOf(part);
    return elements(part.children, 'tr').map((row) => {
      propertiesOf(row);
      const content = elements(row.children, 'th', 'td').map(cell);
      return { type: 'tableRow', attrs: { part: part.tagName }, content };
    });
  });
  // The editor would fill up short rows, which would change a table that nobody touched.
  const [{ content: first } = { content: [] }] = rows;
  const isEven = rows.every(({ content }) => content.length === first.length);
  if (first.length === 0 || !isEven) throw new NotHeld('table');
  return { type: 'table', content: rows };
}

function cell(node: Element): JSONContent {
  const { align, style, scope = null } = propertiesOf(node, 'align', 'style', 'scope');
  // Markdown's renderer writes the alignment of a column as a style.
  const [, styled] = /^text-align:(left|center|right)$/.exec(String(style ?? '')) ?? [];
  if (style !== undefined && !styled) throw new NotHeld('style');
  return {
    type: node.tagName === 'th' ? 'tableHeader' : 'tableCell',
    attrs: { align: align ?? styled ?? null, scope },
    content: [{ type: 'paragraph', content: readInlines(node.children) }],
  };
}

/** The blocks of a container that holds nothing else. */
function blocks(nodes: Nodes): JSONContent[] {
  return elements(nodes, ...writtenBlocks).map(block);
}

/** The child elements, if all of them have one of these names. */
function elements(nodes: Nodes, ...names: string[]): Element[] {
  return nodes.flatMap((node) => {
    if (isSpace(node)) return [];
    if (!isElement(node, ...names)) throw new NotHeld(node.type);
    return [node];
  });
}

function isBlock(node: Nodes[number]): boolean {
  return isElement(node, ...writtenBlocks);
}
