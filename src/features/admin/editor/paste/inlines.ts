import type { Element, Properties } from 'hast';
import { element, isBlank, isElement, isSpace, type Nodes, text, textOf } from './nodes.ts';

/** One name for what has two. */
const names: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Underlines read as links; the others are boxes for a style. */
const unmarked = ['span', 'u', 'ins', 'small'];

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  abbr: ['title'],
  time: ['dateTime'],
};

/**
 * Words as an editor would have typed them: each mark once, around whole words, and no space but between
 * them.
 *
 * @param without marks that say nothing here, such as bold in a heading
 */
export function inlines(nodes: Nodes, without: readonly string[] = []): Nodes {
  return joined(nodes.flatMap((node) => inline(node, without))).flatMap(spaceOutside);
}

function inline(node: Nodes[number], without: readonly string[]): Nodes {
  if (node.type === 'text') return [text(spaced(node.value))];
  if (!isElement(node)) return [];
  const tagName = names[node.tagName] ?? node.tagName;
  if (tagName === 'br') return [element('br', [])];
  if (tagName === 'code') return [element('code', [text(textOf(node.children))])];
  const isNothing = unmarked.includes(tagName) || without.includes(tagName) || isDeadLink(node);
  if (isNothing) return node.children.flatMap((child) => inline(child, without));
  return [element(tagName, inlines(node.children, [...without, tagName]), propertiesOf(node))];
}

/** It leads nowhere, or to a place in the text that it was copied from. */
function isDeadLink(node: Element): boolean {
  return isElement(node, 'a') && !/^[^#]/.test(String(node.properties.href ?? ''));
}

/** Programs write hard spaces where words only happen to be apart; those within words stay. */
function spaced(value: string): string {
  return value.replace(/(?<=^|\s)\u00a0|\u00a0(?=\s|$)/g, ' ').replace(/[ \t\n\r\f]+/g, ' ');
}

/** What was one and came in pieces. */
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

/** Marks begin and end with a word: Markdown knows them by that. */
function spaceOutside(node: Nodes[number]): Nodes {
  if (!isElement(node) || isElement(node, 'br', 'img')) return [node];
  if (isBlank(node.children)) return node.children.some(isSpace) ? [text(' ')] : [];
  const { before, after } = { before: edge(node, 0, /^\s+/), after: edge(node, -1, /\s+$/) };
  return [before, node, after].filter((each) => each !== undefined);
}

/** Takes the space at an edge out of an element. */
function edge(node: Element, at: 0 | -1, space: RegExp): Nodes[number] | undefined {
  const child = node.children.at(at);
  if (child?.type !== 'text' || !space.test(child.value)) return undefined;
  child.value = child.value.replace(space, '');
  return text(' ');
}

/** The parts between two line breaks in a row, without space or breaks around them. */
export function runs(nodes: Nodes): Nodes[] {
  const parted: Nodes[] = [[]];
  for (const [index, node] of nodes.entries()) {
    const next = nodes.slice(index + 1).find((each) => !isSpace(each));
    const run = parted.at(-1) ?? [];
    const isGap = isElement(node, 'br') && (isElement(next, 'br') || next === undefined);
    if (isGap) parted.push([]);
    else if (run.length > 0 || !(isSpace(node) || isElement(node, 'br'))) run.push(node);
  }
  return parted.filter((run) => !isBlank(run)).map(trimmed);
}

function trimmed(run: Nodes): Nodes {
  const [first, last] = [run.at(0), run.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return run.filter((node) => node.type !== 'text' || node.value);
}

function propertiesOf({ tagName, properties }: Element): Properties {
  const wanted = kept[tagName] ?? [];
  return Object.fromEntries(Object.entries(properties).filter(([name]) => wanted.includes(name)));
}
