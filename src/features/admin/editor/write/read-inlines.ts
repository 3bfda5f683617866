import type { JSONContent } from '@tiptap/core';
import type { Element, Properties } from 'hast';
import { marks, tags } from '../elements.data.ts';
import { isElement, type Nodes } from '../paste/nodes.ts';

type Mark = NonNullable<JSONContent['marks']>[number];

/** The text, pictures and line breaks of a block. @throws NotHeld */
export function readInlines(nodes: Nodes): JSONContent[] {
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
  if (tags.includes(node.tagName)) return { type: 'tag', attrs: { name: node.tagName } };
  throw new NotHeld(node.tagName);
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
  const none = { src: '', alt: null, title: null, width: null, height: null };
  return { ...none, ...propertiesOf(node, ...Object.keys(none)) };
}
