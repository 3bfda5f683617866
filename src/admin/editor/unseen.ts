/** What of a source readers will not see: the sanitizer removes it with all that is in it. */
import { parseUrl } from '#src/contracts/parse-url.ts';
import { allowed } from '#src/domain/render/allow-list.data.ts';
import { readMarkdown } from '#src/domain/render/read-markdown.ts';
import type { Language } from './content/tools.ts';
import { isElement, type Nodes, parseHtml } from './paste/nodes.ts';

const removed: readonly string[] = [...(allowed.strip ?? []), 'input'];

/** Whether readers see nothing of an element, e.g. `iframe`. */
export function isUnseen(tagName: string): boolean {
  return removed.includes(tagName);
}

/** What is said about such elements. */
export function unseenWords(tagNames: readonly string[]): string {
  const names = [...new Set(tagNames)].map((name) => `<${name}>`);
  return `Readers won’t see ${names.length > 1 ? 'these' : 'this'}: ${names.join(', ')}`;
}

/** A page that is shown within another one. */
export interface Embed {
  /** Of the page that people would open. */
  address: string;
  /** Its title; empty if it says none. */
  title: string;
}

/** What readers will not see of a block, and the first page or video in it that could be a link. */
export function unseenIn(source: string, language: Language): { tagNames: string[]; embed: Embed | undefined } {
  const tagNames: string[] = [];
  let embed: Embed | undefined;
  const look = (nodes: Nodes) => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      if (!isUnseen(node.tagName)) {
        look(node.children);
        continue;
      }
      tagNames.push(node.tagName);
      embed ??= embedIn([node]);
    }
  };
  look(parseHtml(language === 'markdown' ? readMarkdown(source) : source));
  return { tagNames, embed };
}

/** The embed in markup that is nothing else, such as what a video's site gives to copy. */
export function embedOf(markup: string): Embed | undefined {
  const nodes = parseHtml(markup.trim());
  return nodes.length === 1 && isElement(nodes[0], 'iframe', 'video', 'embed', 'object') ? embedIn(nodes) : undefined;
}

function embedIn(nodes: Nodes): Embed | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const { src, data, title } = node.properties;
    const url = parseUrl(String(src ?? data ?? ''), 'https://here.invalid');
    const isElsewhere = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== 'here.invalid';
    const isMedium = isElement(node, 'iframe', 'video', 'audio', 'embed', 'object', 'source');
    if (isMedium && isElsewhere) return { address: pageOf(url), title: typeof title === 'string' ? title.trim() : '' };
    const inner = embedIn(node.children);
    if (inner) return inner;
  }
  return undefined;
}

/** The page of a video whose player has an address of its own. */
function pageOf(url: URL): string {
  const [, youtube] = /^\/embed\/([\w-]{11})/.exec(url.pathname) ?? [];
  if (youtube && /(^|\.)youtube(-nocookie)?\.com$/.test(url.hostname)) {
    return `https://www.youtube.com/watch?v=${youtube}`;
  }
  const [, vimeo] = /^\/video\/(\d+)/.exec(url.pathname) ?? [];
  return vimeo && url.hostname === 'player.vimeo.com' ? `https://vimeo.com/${vimeo}` : url.href;
}
