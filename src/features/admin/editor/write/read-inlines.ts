import type { JSONContent } from '@tiptap/core';
import type { Element, Properties } from 'hast';
import { marks, tags } from '../elements.data.ts';
import { isElement, type Nodes } from '../paste/nodes.ts';

type Mark = NonNullable<JSONContent['marks']>[number];

/** The text, pictures and line breaks of a block, with white space as a browser shows it. @throws NotHeld */
export function readInlines(nodes: Nodes): JSONContent[] {
  return settled(nodes.flatMap((node) => inline(node, [])));
}

/** A text node; none if the text is empty. */
export function textNode(text: string): JSONContent[] {
  return text === '' ? [] : [{ type: 'text', text }];
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
  // In a fixed order, so that two ways to nest the same marks are equal.
  const inner = [...around.filter(({ type }) => type !== mark.type), mark].sort((one, other) =>
    rankOf(one) < rankOf(other) ? -1 : 1,
  );
  return node.children.flatMap((child) => inline(child, inner));
}

function rankOf({ type, attrs }: Mark): string {
  return `${type} ${String(attrs?.name ?? '')}`;
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
  if (tags.includes(node.tagName)) return { type: 'tag', attrs: { name: node.tagName } };
  throw new NotHeld(node.tagName);
}

/** Collapses white space, drops it at the edges and around line breaks, and joins texts of the same marks. */
function settled(nodes: JSONContent[]): JSONContent[] {
  const made: JSONContent[] = [];
  let isAfterSpace = true;
  for (const node of nodes) {
    if (node.type !== 'text') {
      if (node.type === 'hardBreak') trimEnd(made);
      made.push(node);
      isAfterSpace = node.type === 'hardBreak';
      continue;
    }
    let text = (node.text ?? '').replace(/[ \t\n\r\f]+/g, ' ');
    if (isAfterSpace) text = text.replace(/^ /, '');
    if (text === '') continue;
    isAfterSpace = text.endsWith(' ');
    const last = made.at(-1);
    if (last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks)) {
      last.text += text;
    } else made.push({ ...node, text });
  }
  trimEnd(made);
  return made;
}

function trimEnd(made: JSONContent[]): void {
  const last = made.at(-1);
  if (last?.type !== 'text') return;
  last.text = last.text?.replace(/ $/, '') ?? '';
  if (last.text === '') made.pop();
}

/** The visual editor has no place for this part of a source. */
export class NotHeld extends Error {}

/** The properties of an element. @throws NotHeld if it has others than these */
export function propertiesOf({ properties }: Element, ...names: string[]): Properties {
  const other = Object.keys(properties).find((name) => !names.includes(name));
  if (other !== undefined) throw new NotHeld(other);
  return properties;
}

/** The attributes of a picture. */
export function pictureOf(node: Element): Record<string, unknown> {
  const {
    src = '',
    alt = null,
    title = null,
    width = null,
    height = null,
  } = propertiesOf(node, ...['src', 'alt', 'title', 'width', 'height']);
  return { src, alt, title, width, height };
}
