import type { JSONContent } from '@tiptap/core';
import type { ElementContent, Properties } from 'hast';
import { element, type Nodes, text, writeBlocks } from '../paste/nodes.ts';
import { marks } from '../elements.data.ts';

/** Writes one block of the visual editor as HTML. */
export function writeHtml(node: JSONContent): string {
  return writeBlocks([elementOf(node)]);
}

/** A block of the visual editor as an element. */
export function elementOf(node: JSONContent): ElementContent {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'heading':
      return element(`h${attrs.level}`, inlines(content));
    case 'horizontalRule':
      return element('hr', []);
    case 'blockquote':
      return element('blockquote', attrs.tight ? unwrapped(content) : content.map(elementOf));
    case 'bulletList':
      return element(
        'ul',
        content.map((item) => listItem(item, attrs.loose)),
      );
    case 'orderedList':
      return element(
        'ol',
        content.map((item) => listItem(item, attrs.loose)),
        { start: attrs.start === 1 ? undefined : (attrs.start as number) },
      );
    case 'codeBlock':
      return listing(node);
    case 'figure':
      return figure(node);
    case 'table':
      return table(content);
    default:
      return element('p', inlines(content));
  }
}

function listItem({ content = [] }: JSONContent, isLoose: unknown): ElementContent {
  return element('li', isLoose ? content.map(elementOf) : unwrapped(content));
}

/** The blocks of a container whose first paragraph has no element of its own. */
function unwrapped([first, ...rest]: JSONContent[]): Nodes {
  const words =
    first?.type === 'paragraph' ? inlines(first.content) : first ? [elementOf(first)] : [];
  return [...words, ...rest.map(elementOf)];
}

function listing({ attrs = {}, content = [] }: JSONContent): ElementContent {
  const words = [text((content[0]?.text ?? '') + (attrs.broken ? '\n' : ''))];
  if (attrs.bare) return element('pre', words);
  const className = attrs.language ? [`language-${attrs.language}`] : undefined;
  return element('pre', [element('code', words, { className })]);
}

function figure({ attrs = {}, content = [] }: JSONContent): ElementContent {
  const picture = element('img', [], pictureOf(attrs));
  const caption = inlines(content);
  if (attrs.bare && caption.length === 0) return picture;
  return element('figure', [
    picture,
    ...(caption.length > 0 ? [element('figcaption', caption)] : []),
  ]);
}

function table(rows: JSONContent[]): ElementContent {
  const parts: { name: string; rows: Nodes }[] = [];
  for (const { attrs, content = [] } of rows) {
    const name = String(attrs?.part ?? 'tbody');
    if (parts.at(-1)?.name !== name) parts.push({ name, rows: [] });
    parts.at(-1)?.rows.push(element('tr', content.map(cell)));
  }
  return element(
    'table',
    parts.map((part) => element(part.name, part.rows)),
  );
}

function cell({ type, attrs = {}, content = [] }: JSONContent): ElementContent {
  const { align, scope, colspan, rowspan } = attrs;
  return element(type === 'tableHeader' ? 'th' : 'td', unwrapped(content), {
    ...{ align, scope },
    colSpan: colspan > 1 ? (colspan as number) : undefined,
    rowSpan: rowspan > 1 ? (rowspan as number) : undefined,
  });
}

/**
 * Turns a flat run of marked texts into nested elements. The mark that reaches furthest goes outside, so that a link
 * with a bold word in it stays one link.
 */
function inlines(nodes: readonly JSONContent[] = []): Nodes {
  const made: Nodes = [];
  for (let from = 0; from < nodes.length;) {
    const node = nodes[from] as JSONContent;
    const reach = (mark: Mark) => {
      let to = from + 1;
      while (to < nodes.length && has(nodes[to], mark)) to++;
      return to;
    };
    const [outer] = [...(node.marks ?? [])].sort(
      (one, other) =>
        reach(other) - reach(one) || RANK.indexOf(one.type) - RANK.indexOf(other.type),
    );
    const to = outer ? reach(outer) : from + 1;
    if (!outer) made.push(leaf(node));
    else {
      made.push(marked(outer, inlines(nodes.slice(from, to).map((each) => without(each, outer)))));
    }
    from = to;
  }
  return made;
}

function leaf({ type, text: words = '', attrs = {} }: JSONContent): ElementContent {
  if (type === 'hardBreak') return element('br', []);
  return type === 'image' ? element('img', [], pictureOf(attrs)) : text(words);
}

function marked({ type, attrs = {} }: Mark, children: Nodes): ElementContent {
  const { name, ...rest } = attrs;
  if (type === 'link') return element('a', children, rest);
  const tagName = Object.keys(marks).find((tag) => marks[tag] === type) ?? String(name);
  return element(tagName, children, rest);
}

/** A picture without a description still says so: readers then hear nothing instead of an address. */
function pictureOf({ src, alt, title, width, height }: Properties): Properties {
  return { src, alt, title, width, height };
}

type Mark = NonNullable<JSONContent['marks']>[number];

/** Outside first; code is innermost, because Markdown has only text in it. */
const RANK = ['link', 'bold', 'italic', 'strike', 'underline', 'tag', 'code'];

function has(node: JSONContent | undefined, mark: Mark): boolean {
  return node?.marks?.some((each) => isSame(each, mark)) ?? false;
}

function without({ marks = [], ...node }: JSONContent, mark: Mark): JSONContent {
  return { ...node, marks: marks.filter((each) => !isSame(each, mark)) };
}

function isSame(one: Mark, other: Mark): boolean {
  return (
    one.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {})
  );
}
