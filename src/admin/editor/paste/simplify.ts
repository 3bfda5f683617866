/**
 * Reduces sanitized HTML to what an editor would have typed: paragraphs, headings, lists, quotes, code and
 * tables, without layout elements.
 */
import type { Element, Properties } from 'hast';
import { blocks, headings, lists, tagSynonyms, unmarked } from '../elements.data.ts';
import { element, isBlank, isElement, isSpace, meaningOf, type Nodes, text, textOf } from './nodes.ts';

/** The blocks of a fragment or container; loose text becomes paragraphs. */
export function simplify(nodes: Nodes): Nodes {
  const made: Nodes = [];
  let words: Nodes = [];
  const flush = () => {
    for (const run of runs(inlines(words))) made.push(element('p', run));
    words = [];
  };
  for (const node of nodes) {
    if (isElement(node) && holdsBlocks(node)) {
      flush();
      made.push(...block(node));
    } else words.push(node);
  }
  flush();
  return merged(made);
}

function block(node: Element): Nodes {
  const { tagName, children } = node;
  if (tagName === 'hr') return [element('hr', [])];
  if (tagName === 'pre') return some('pre', children);
  if (headings.includes(tagName)) return some(tagName, inlines(children, ['strong']));
  if (lists.includes(tagName)) return some(tagName, children.flatMap(part), meaningOf(node));
  if (tagName === 'blockquote') return some('blockquote', simplify(children));
  // A table with a single cell is only a layout box.
  const [cell, ...others] = tagName === 'table' ? cellsOf(node) : [];
  if (cell && others.length === 0) return simplify(cell.children);
  if (tagName === 'table') return some('table', withHead(children.flatMap(part)));
  if (tagName === 'details' || (tagName === 'figure' && children.some((child) => isElement(child, 'img')))) {
    return some(tagName, children.flatMap(captioned));
  }
  return simplify(children);
}

/** An item, a row, a cell or a caption; a single paragraph in it is unwrapped. */
function part(node: Nodes[number]): Nodes {
  if (!isElement(node)) return [];
  const { tagName } = node;
  if (isElement(node, 'thead', 'tbody', 'tfoot', 'tr')) {
    return some(tagName, node.children.flatMap(part));
  }
  const isCell = isElement(node, 'td', 'th');
  const children = (isCell ? lines : tight)(simplify(node.children));
  return isCell || !isBlank(children) ? [element(tagName, children, meaningOf(node))] : [];
}

function tight(inner: Nodes): Nodes {
  const [first, ...rest] = inner;
  const isTight = isElement(first, 'p') && rest.every((child) => isElement(child, 'ul', 'ol'));
  return isTight ? [...first.children, ...rest] : inner;
}

/** In a cell, paragraphs become lines. */
function lines(inner: Nodes): Nodes {
  if (!inner.every((child) => isElement(child, 'p'))) return inner;
  return inner.flatMap(({ children }, index) => (index > 0 ? [element('br', []), ...children] : children));
}

/** The content of a figure or of a details element. */
function captioned(node: Nodes[number]): Nodes {
  if (isElement(node, 'summary', 'figcaption')) return part(node);
  return isElement(node, 'img') ? inlines([node]) : simplify([node]);
}

function some(tagName: string, children: Nodes, properties?: Properties): Nodes {
  return isBlank(children) ? [] : [element(tagName, children, properties)];
}

function holdsBlocks(node: Nodes[number]): boolean {
  return isElement(node) && (blocks.includes(node.tagName) || node.children.some(holdsBlocks));
}

/** Joins adjacent lists of the same kind. */
function merged(nodes: Nodes): Nodes {
  const out: Nodes = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (isElement(node, ...lists) && isElement(last, node.tagName)) {
      last.children.push(...node.children);
    } else out.push(node);
  }
  return out;
}

/** The cells of a table or of a part of one, in order. */
function cellsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return isElement(child, 'td', 'th') ? [child] : cellsOf(child);
  });
}

/** The parts of a table; a bold first row is its head, since word processors do not mark it otherwise. */
function withHead(parts: Nodes): Nodes {
  const body = parts.find((part) => isElement(part, 'tbody'));
  const [first, ...rest] = isElement(body) ? body.children : [];
  if (!isElement(first, 'tr') || !first.children.every(isBold)) return parts;
  const cells = cellsOf(first).map(({ properties, children }) =>
    element(
      'th',
      children.flatMap((mark) => (isElement(mark) ? mark.children : [mark])),
      properties,
    ),
  );
  const head = element('thead', [element('tr', cells)]);
  return parts.flatMap((part) => (part === body ? [head, element('tbody', rest)] : [part]));
}

function isBold(cell: Nodes[number]): boolean {
  if (!isElement(cell, 'td', 'th')) return false;
  return cell.children.length > 0 && cell.children.every((child) => isElement(child, 'strong'));
}

/**
 * Cleans up inline content: each mark once, around whole words, with spaces only between words.
 *
 * @param without marks that are redundant here, such as bold in a heading
 */
function inlines(nodes: Nodes, without: readonly string[] = []): Nodes {
  return joined(nodes.flatMap((node) => inline(node, without))).flatMap(spaceOutside);
}

function inline(node: Nodes[number], without: readonly string[]): Nodes {
  if (node.type === 'text') return [node];
  if (!isElement(node)) return [];
  const tagName = tagSynonyms[node.tagName] ?? node.tagName;
  if (tagName === 'br') return [element('br', [])];
  if (tagName === 'code') return [element('code', [text(textOf(node.children))])];
  const isNothing = unmarked.includes(tagName) || without.includes(tagName) || isDeadLink(node);
  if (isNothing) return node.children.flatMap((child) => inline(child, without));
  return [element(tagName, inlines(node.children, [...without, tagName]), meaningOf(node))];
}

/** The link has no target, or one within the copied document. */
function isDeadLink(node: Element): boolean {
  return isElement(node, 'a') && !/^[^#]/.test(String(node.properties.href ?? ''));
}

/** Joins adjacent elements that belong together. */
function joined(nodes: Nodes): Nodes {
  const out: Nodes = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else if (isElement(node) && isElement(last) && isSame(node, last)) {
      last.children = joined([...last.children, ...node.children]);
    } else out.push(node);
  }
  return out;
}

function isSame(one: Element, other: Element): boolean {
  const isMark = !['br', 'img'].includes(one.tagName);
  const properties = [one, other].map((each) => JSON.stringify(each.properties));
  return isMark && one.tagName === other.tagName && properties[0] === properties[1];
}

/** Moves spaces out of marks: Markdown requires that they begin and end with a word. */
function spaceOutside(node: Nodes[number]): Nodes {
  if (!isElement(node) || isElement(node, 'br', 'img')) return [node];
  if (isBlank(node.children)) return node.children.some(isSpace) ? [text(' ')] : [];
  const { before, after } = { before: edge(node, 0, /^\s+/), after: edge(node, -1, /\s+$/) };
  return [before, node, after].filter((each) => each !== undefined);
}

/** Moves the space at an edge out of an element. */
function edge(node: Element, at: 0 | -1, space: RegExp): Nodes[number] | undefined {
  const child = node.children.at(at);
  if (child?.type !== 'text' || !space.test(child.value)) return undefined;
  child.value = child.value.replace(space, '');
  return text(' ');
}

/** The parts between double line breaks. */
function runs(nodes: Nodes): Nodes[] {
  const parted: Nodes[] = [[]];
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    const run = parted.at(-1) ?? [];
    const isGap = isElement(node, 'br') && (isElement(next, 'br') || next === undefined);
    if (isGap) parted.push([]);
    else if (run.length > 0 || !isElement(node, 'br')) run.push(node);
  }
  return parted.filter((run) => !isBlank(run));
}
