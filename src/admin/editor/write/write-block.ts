import type { JSONContent } from '@tiptap/core';
import type { Element, ElementContent, Properties } from 'hast';
import { element, isElement, type Nodes, text, writeBlocks } from '../paste/nodes.ts';
import { marks } from '../elements.data.ts';
import { toMarkdown } from '../paste/markdown.ts';

/** Writes one block of the visual editor as HTML. */
export function writeHtmlBlock(node: JSONContent): string {
  return writeBlocks([elementOf(node)]);
}

/** A block of the visual editor as an element. */
function elementOf(node: JSONContent): ElementContent {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'heading':
      return element(`h${attrs.level}`, inlines(content));
    case 'horizontalRule':
      return element('hr', []);
    case 'blockquote':
      return element('blockquote', content.map(elementOf));
    case 'bulletList':
      return element('ul', listItems(node));
    case 'orderedList':
      return element('ol', listItems(node), {
        start: attrs.start === 1 ? undefined : (attrs.start as number),
      });
    case 'codeBlock':
      return element('pre', [
        element('code', [text(content[0]?.text ?? '')], {
          className: attrs.language ? [`language-${attrs.language}`] : undefined,
        }),
      ]);
    case 'figure':
      return element('figure', [
        element('img', [], pictureOf(attrs)),
        ...(content.length > 0 ? [element('figcaption', inlines(content))] : []),
      ]);
    case 'table':
      return table(content);
    default:
      return element('p', inlines(content));
  }
}

function listItems({ attrs, content = [] }: JSONContent): Nodes {
  return content.map(({ content = [] }) => {
    const [words, ...rest] = content.map(elementOf);
    const isTight = isElement(words) && !attrs?.loose;
    return element('li', isTight ? [...words.children, ...rest] : content.map(elementOf));
  });
}

function table(rows: JSONContent[]): ElementContent {
  const parts: Element[] = [];
  for (const row of rows) {
    const name = String(row.attrs?.part);
    if (parts.at(-1)?.tagName !== name) parts.push(element(name, []));
    parts.at(-1)?.children.push(tableRow(row));
  }
  return element('table', parts);
}

function tableRow({ content = [] }: JSONContent): ElementContent {
  const cells = content.map(({ type, attrs: { align, scope } = {}, content = [] }) =>
    element(type === 'tableHeader' ? 'th' : 'td', inlines(content[0]?.content), {
      align,
      scope,
    }),
  );
  return element('tr', cells);
}

type Mark = NonNullable<JSONContent['marks']>[number];

/** Turns a flat run of marked texts into nested elements: the first mark of the schema is outside. */
function inlines(nodes: readonly JSONContent[] = [], depth = 0): Nodes {
  const made: Nodes = [];
  for (let from = 0, to = 0; from < nodes.length; from = to) {
    const node = nodes[from] as JSONContent;
    const mark = node.marks?.[depth];
    const hasMark = ({ marks }: JSONContent) => JSON.stringify(marks?.[depth]) === JSON.stringify(mark);
    for (to = from + 1; mark && to < nodes.length && hasMark(nodes[to] as JSONContent);) to++;
    made.push(mark ? marked(mark, inlines(nodes.slice(from, to), depth + 1)) : leaf(node));
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

/** Writes one block of the visual editor as Markdown. */
export function writeMarkdown(node: JSONContent): string {
  return toMarkdown({ type: 'root', children: [elementOf(withoutMarkedSpace(node))] });
}

/** Markdown has no space at the edges of marked text; it goes outside. */
function withoutMarkedSpace({ content, ...node }: JSONContent): JSONContent {
  return content ? { ...node, content: content.flatMap(spaceOutside) } : node;
}

function spaceOutside(node: JSONContent): JSONContent[] {
  const { type, marks = [], text = '' } = node;
  if (type !== 'text') return [withoutMarkedSpace(node)];
  if (marks.length === 0 || marks.some((mark) => mark.type === 'code')) return [node];
  const [, lead = '', words = '', tail = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const link = marks.filter((mark) => mark.type === 'link');
  const space = (blank: string) => ({ type: 'text', text: blank, marks: link });
  return [space(lead), { ...node, text: words }, space(tail)].filter((each) => each.text !== '');
}
