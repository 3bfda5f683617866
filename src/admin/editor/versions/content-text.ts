import { toText } from 'hast-util-to-text';
import { readMarkdown } from '#src/domain/render/read-markdown.ts';
import type { Language } from '../content/tools.ts';
import { isElement, type Nodes, parseHtml, text } from '../paste/nodes.ts';
import { isUnseen } from '../unseen.ts';

/** A content as people read it: without markup, with pictures by what they show. */
export function contentText(source: string, language: Language): string {
  const children = read(parseHtml(language === 'markdown' ? readMarkdown(source) : source));
  return toText({ type: 'root', children })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function read(nodes: Nodes): Nodes {
  return nodes.flatMap((node): Nodes => {
    if (!isElement(node)) return [node];
    if (isUnseen(node.tagName)) return [];
    if (isElement(node, 'img')) return [text(`[${String(node.properties.alt ?? '') || 'picture'}]`)];
    return [{ ...node, children: read(node.children) }];
  });
}
