/** Converts HTML from the clipboard to source; loaded with the first paste. */
import { renderHtml } from '#src/domain/render/render.ts';
import type { Language } from '../content/tools.ts';
import { isElement, type Nodes, parseHtml, parseShown, writeBlocks, writeHtml } from './nodes.ts';
import { simplify } from './simplify.ts';
import { normalize } from './normalize.ts';

export interface Pasted {
  source: string;
  /** Inline text without a block of its own. */
  isInline: boolean;
  /** Pictures that cannot be included: local files, or temporary URLs. */
  lost: number;
  /** Addresses of the pictures in it, each once. */
  pictures: string[];
}

/** @param html from any source @returns null if the plain text says the same */
export async function convert(html: string, language: Language): Promise<Pasted | null> {
  // Before the sanitizer, which drops pictures without a word.
  const { nodes, lost } = withoutLost(normalize(parseHtml(html)));
  const blocks = simplify(parseShown(renderHtml(writeHtml(nodes))));
  const [first] = blocks;
  const isInline = blocks.length === 0 || (blocks.length === 1 && isElement(first, 'p'));
  const children = isInline && isElement(first) ? first.children : blocks;
  const isPlain = isInline && children.every((child) => child.type === 'text');
  if (isPlain && lost === 0) return null;
  return { source: await sourceOf(children, language, isInline), isInline, lost, pictures: picturesIn(children) };
}

function picturesIn(nodes: Nodes): string[] {
  const found = nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return isElement(node, 'img') ? [String(node.properties.src)] : picturesIn(node.children);
  });
  return [...new Set(found)];
}

async function sourceOf(children: Nodes, language: Language, isInline: boolean): Promise<string> {
  if (language === 'markdown') {
    return (await import('./markdown.ts')).toMarkdown({ type: 'root', children });
  }
  return isInline ? writeHtml(children) : writeBlocks(children);
}

/** A picture must be publicly reachable, and permanently. */
function withoutLost(nodes: Nodes): { nodes: Nodes; lost: number } {
  let lost = 0;
  const stays = (node: Nodes[number]): boolean => {
    if (!isElement(node)) return true;
    if (isElement(node, 'img') && !isLasting(String(node.properties.src ?? ''))) {
      lost++;
      return false;
    }
    node.children = node.children.filter(stays);
    return true;
  };
  return { nodes: nodes.filter(stays), lost };
}

function isLasting(address: string): boolean {
  const isSigned = /googleusercontent\.com\/docsz?\/|[?&](x-amz-|expires=|signature=|sig=)/i;
  return /^https:/i.test(address) && !isSigned.test(address);
}
