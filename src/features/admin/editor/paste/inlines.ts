import type { Element } from 'hast';
import {
  element,
  isBlank,
  isElement,
  isSpace,
  meaningOf,
  type Nodes,
  text,
  textOf,
} from './nodes.ts';
import { synonyms, unmarked } from '../elements.data.ts';

/**
 * Cleans up inline content: each mark once, around whole words, with spaces only between words.
 *
 * @param without marks that are redundant here, such as bold in a heading
 */
export function inlines(nodes: Nodes, without: readonly string[] = []): Nodes {
  return joined(nodes.flatMap((node) => inline(node, without))).flatMap(spaceOutside);
}

function inline(node: Nodes[number], without: readonly string[]): Nodes {
  if (node.type === 'text') return [node];
  if (!isElement(node)) return [];
  const tagName = synonyms[node.tagName] ?? node.tagName;
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
export function runs(nodes: Nodes): Nodes[] {
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
