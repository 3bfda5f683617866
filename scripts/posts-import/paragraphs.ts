import type { ElementContent, Parents, Root } from 'hast';
import { element, isElement } from './html-tree.ts';

const BLOCKS =
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li main nav object ol p pre script section style summary table ul video audio'.split(
    ' ',
  );

/** What may hold paragraphs, and gets them where it has blank lines. */
const CONTAINERS = 'blockquote div section article aside main header footer'.split(' ');

/** Whose line breaks are breaks in the text. */
const LINES = 'p li td th dd figcaption'.split(' ');

/**
 * Gives a text of WordPress' classic editor its paragraphs: there a blank line is one, and a line break a break, around and
 * between whatever is HTML already (wpautop).
 */
export function addParagraphs(root: Root): void {
  fill(root);
}

/** Gives paragraphs to text that stands between blocks alone: blocks have their own. */
export function addLooseParagraphs(root: Root): void {
  root.children = inParagraphs(root);
}

function fill(parent: Parents): void {
  for (const child of parent.children) {
    if (isElement(child, ...CONTAINERS)) fill(child);
    else if (isElement(child, ...LINES)) breakLines(child);
    else if (isElement(child) && !isElement(child, 'pre', 'script', 'style', 'table')) descend(child);
    else if (isElement(child, 'table')) descend(child);
  }
  const hasText = parent.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  if (parent.type === 'root' || (hasText && (isElement(parent, 'blockquote') || hasBlankLine(parent)))) {
    parent.children = inParagraphs(parent);
  }
}

function descend(parent: Parents): void {
  for (const child of parent.children) {
    if (isElement(child, ...LINES)) breakLines(child);
    else if (isElement(child, ...CONTAINERS)) fill(child);
    else if (isElement(child) && !isElement(child, 'pre', 'script', 'style')) descend(child);
  }
}

function hasBlankLine(parent: Parents): boolean {
  return parent.children.some(
    (child) => child.type === 'text' && /\S?\n[ \t]*\n[ \t]*\S|\S[ \t]*\n[ \t]*\n/.test(child.value),
  );
}

/** The children with each run of text and inline elements in paragraphs, split at blank lines. */
function inParagraphs(parent: Parents): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const close = () => {
    const hasContent = run.some(
      (node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== ''),
    );
    if (hasContent) {
      const paragraph = element('p', {}, ...run);
      breakLines(paragraph);
      result.push(paragraph);
    } else result.push(...run.filter((node) => node.type === 'comment'));
    run = [];
  };
  for (const child of parent.children as ElementContent[]) {
    if (isElement(child, ...BLOCKS)) {
      close();
      result.push(child);
    } else if (child.type === 'text') {
      const parts = child.value.split(/\n[ \t]*\n\s*/);
      parts.forEach((value, index) => {
        if (index > 0) close();
        if (value !== '') run.push({ type: 'text', value });
      });
    } else run.push(child);
  }
  close();
  return result;
}

/** Line breaks in the text of an element as `br`, save at its ends and beside one. */
function breakLines(parent: Parents): void {
  trimEnds(parent);
  parent.children = (parent.children as ElementContent[]).flatMap((child, index, all): ElementContent[] => {
    if (child.type === 'element') {
      if (isElement(child, ...CONTAINERS)) fill(child);
      else if (!isElement(child, 'pre', 'code', 'ul', 'ol', 'table')) breakInner(child);
      else descend(child);
      return [child];
    }
    if (child.type !== 'text') return [child];
    const isBreak = (node: ElementContent | undefined) => isElement(node, 'br', ...BLOCKS);
    const value = isBreak(all[index - 1]) ? child.value.replace(/^\s*\n/, '') : child.value;
    return linesOf(isBreak(all[index + 1]) ? value.replace(/\n\s*$/, '') : value);
  });
}

function breakInner(parent: Parents): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element' && !isElement(child, 'code', 'pre')) breakInner(child);
    return child.type === 'text' ? linesOf(child.value) : [child];
  });
}

function linesOf(text: string): ElementContent[] {
  return text
    .split(/[ \t]*\n[ \t]*/)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [element('br', {})] : []),
      ...(value === '' ? [] : [{ type: 'text' as const, value }]),
    ]);
}

function trimEnds(parent: Parents): void {
  const first = parent.children[0];
  if (first?.type === 'text') first.value = first.value.trimStart();
  const last = parent.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}
