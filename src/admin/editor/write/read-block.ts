/**
 * Reads the HTML of one block as a node of the visual editor. Strict on purpose: whatever the editor could not write
 * back (a comment, an unknown tag, an attribute) is refused, and the block is then shown as source.
 */
import type { JSONContent } from '@tiptap/core';
import type { Element, Properties } from 'hast';
import { marks, noPicture, tagNames, writtenBlocks } from '../elements.data.ts';
import { element, isElement, type Nodes, parseShown, textOf } from '../paste/nodes.ts';

/** @returns null if the editor cannot hold the block */
export function readBlock(html: string): JSONContent | null {
  const [node, ...others] = parseShown(html);
  if (others.length > 0 || !isElement(node)) return null;
  try {
    // A picture on its own, as the toolbar of the source inserts it.
    return block(isElement(node, 'img') ? element('figure', [node]) : node);
  } catch (error) {
    if (error instanceof NotHeld || error instanceof RangeError) return null;
    throw error;
  }
}

function block(node: Element): JSONContent {
  const { tagName, children } = node;
  const properties = propertiesOf(node, ...(tagName === 'ol' ? ['start'] : []));
  switch (tagName) {
    case 'p':
      return { type: 'paragraph', content: readInlines(children) };
    case 'hr':
      return { type: 'horizontalRule' };
    case 'blockquote':
      return { type: 'blockquote', content: blocks(children) };
    case 'ul':
      return list('bulletList', children, {});
    case 'ol':
      return list('orderedList', children, { start: 1, ...properties });
    case 'pre':
      return listing(children);
    case 'figure':
      return figure(children);
    case 'table':
      return table(children);
    default:
      if (!/^h[1-6]$/.test(tagName)) throw new NotHeld(tagName);
      return {
        type: 'heading',
        attrs: { level: Number(tagName[1]) },
        content: readInlines(children),
      };
  }
}

/** A list is loose if its items hold paragraphs. */
function list(type: string, nodes: Nodes, attrs: object): JSONContent {
  const items = elements(nodes, 'li');
  const isLoose = ({ children: [first] }: Element) => isElement(first, 'p');
  const loose = items.some(isLoose);
  if (!items.every((item) => isLoose(item) === loose)) throw new NotHeld('mixed items');
  const content = items.map((item) => {
    propertiesOf(item);
    const read = blocks(item.children);
    const words = read[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }];
    return { type: 'listItem', content: [...words, ...read] };
  });
  return { type, attrs: { ...attrs, loose }, content };
}

function listing(children: Nodes): JSONContent {
  const [first, ...others] = children;
  const code = isElement(first, 'code') ? first : element('code', children);
  if (code === first && others.length > 0) throw new NotHeld('pre');
  const { className = [] } = propertiesOf(code, 'className');
  const [language = null, ...more] = [className].flat().map((name) => String(name).split('-')[1]);
  if (more.length > 0 || code.children.some(({ type }) => type !== 'text')) {
    throw new NotHeld('code');
  }
  // The line break before the end belongs to the syntax of either language.
  const text = textOf(code.children).replace(/\n$/, '');
  return { type: 'codeBlock', attrs: { language }, content: text ? [{ type: 'text', text }] : [] };
}

function figure([picture, caption, ...others]: Nodes): JSONContent {
  if (!isElement(picture, 'img') || others.length > 0) throw new NotHeld('figure');
  const [words] = elements(caption ? [caption] : [], 'figcaption');
  if (words) propertiesOf(words);
  return { type: 'figure', attrs: pictureOf(picture), content: readInlines(words?.children ?? []) };
}

function table(nodes: Nodes): JSONContent {
  const rows = elements(nodes, 'thead', 'tbody', 'tfoot').flatMap((part) => {
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

/** The blocks of a container; text before them, or alone, is a paragraph. */
function blocks(nodes: Nodes): JSONContent[] {
  const from = nodes.findIndex((node) => isElement(node, ...writtenBlocks));
  const words = from < 0 ? nodes : nodes.slice(0, from);
  const rest = nodes.slice(words.length);
  const read = elements(rest, ...writtenBlocks).map(block);
  if (words.length === 0 && read.length > 0) return read;
  return [{ type: 'paragraph', content: readInlines(words) }, ...read];
}

/** The child elements, if all of them have one of these names. */
function elements(nodes: Nodes, ...names: string[]): Element[] {
  return nodes.map((node) => {
    if (!isElement(node, ...names)) throw new NotHeld(node.type);
    return node;
  });
}

type Mark = NonNullable<JSONContent['marks']>[number];

/** The text, pictures and line breaks of a block. @throws NotHeld */
function readInlines(nodes: Nodes): JSONContent[] {
  const made: JSONContent[] = [];
  for (const node of nodes.flatMap((each) => inline(each, []))) {
    const last = made.at(-1);
    const isMore = JSON.stringify({ ...last, text: node.text }) === JSON.stringify(node);
    if (last && isMore && node.type === 'text') last.text = `${last.text}${node.text}`;
    else made.push(node);
  }
  return made;
}

function inline(node: Nodes[number], around: readonly Mark[]): JSONContent[] {
  const marked = around.length > 0 && { marks: [...around] };
  if (node.type === 'text') return [{ type: 'text', text: node.value, ...marked }];
  if (!isElement(node)) throw new NotHeld(node.type);
  if (isElement(node, 'br')) {
    propertiesOf(node);
    return [{ type: 'hardBreak', ...marked }];
  }
  if (isElement(node, 'img')) return [{ type: 'image', attrs: pictureOf(node), ...marked }];
  const mark = markOf(node);
  if (around.some(({ type }) => type === mark.type)) throw new NotHeld(node.tagName);
  return node.children.flatMap((child) => inline(child, [...around, mark]));
}

function markOf(node: Element): Mark {
  if (isElement(node, 'a')) {
    const { href, title = null } = propertiesOf(node, 'href', 'title');
    if (href === undefined) throw new NotHeld('anchor');
    return { type: 'link', attrs: { href, title } };
  }
  propertiesOf(node);
  const type = marks[node.tagName];
  if (type !== undefined) return { type };
  if (tagNames.includes(node.tagName)) return { type: 'tag', attrs: { name: node.tagName } };
  throw new NotHeld(node.tagName);
}

/** The visual editor has no place for this part of a source. */
class NotHeld extends Error {}

/** The properties of an element. @throws NotHeld if it has others than these */
function propertiesOf({ properties }: Element, ...names: string[]): Properties {
  const other = Object.keys(properties).find((name) => !names.includes(name));
  if (other !== undefined) throw new NotHeld(other);
  return properties;
}

/** The attributes of a picture. */
function pictureOf(node: Element): Record<string, unknown> {
  return { ...noPicture, ...propertiesOf(node, ...Object.keys(noPicture)) };
}
