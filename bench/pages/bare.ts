import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse, serialize } from 'parse5';
import { startServer } from '#server/testing/local-server.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What bare HTML has none of. */
const DROPPED = new Set(['img', 'link', 'noscript', 'script', 'style', 'svg', 'template']);
/** Attributes that say something without a style or a script. */
const KEPT = new Set(['charset', 'content', 'href', 'lang', 'name']);

/** Serves the pages of `origin` as bare HTML, compressed as the site compresses its own. */
export function startBareSite(origin: string) {
  const pages = new Map<string, Promise<Buffer>>();
  const pageOf = (path: string) => {
    const page = pages.get(path) ?? bare(origin + path).then((text) => brotliCompressSync(text));
    pages.set(path, page);
    return page;
  };
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    pageOf(request.url ?? '/').then(
      (page) => response.end(page),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return startServer(server);
}

async function bare(url: string): Promise<string> {
  const document = parse(await (await fetch(url)).text());
  strip(document);
  return serialize(document);
}

function strip(parent: Parent): void {
  for (const node of [...parent.childNodes] as Node[]) {
    if (!tree.isElementNode(node)) {
      if (tree.isCommentNode(node)) tree.detachNode(node);
      continue;
    }
    if (DROPPED.has(node.tagName)) tree.detachNode(node);
    else {
      node.attrs = node.attrs.filter(({ name }) => KEPT.has(name));
      strip(node);
    }
  }
}
