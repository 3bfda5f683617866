import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { startServer } from '#server/testing/local-server.ts';

/** What bare HTML has none of. */
const DROPPED = new Set(['img', 'link', 'noscript', 'script', 'style', 'svg', 'template']);
/** Attributes that say something without a style or a script. */
const KEPT = new Set(['charset', 'content', 'href', 'lang', 'name']);

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };

/** Serves the pages of `origin` as bare HTML, compressed as the site compresses its own. */
export function startBareSite(origin: string) {
  const pages = new Map<string, Promise<Buffer>>();
  const pageOf = (path: string) => {
    const page = pages.get(path) ?? bare(origin + path).then((text) => brotliCompressSync(text));
    pages.set(path, page);
    return page;
  };
  const server = createServer((request, response) => {
    pageOf(request.url ?? '/').then(
      (page) => response.writeHead(200, HEADERS).end(page),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return startServer(server);
}

async function bare(url: string): Promise<string> {
  const document = parseDocument(await (await fetch(url)).text());
  const dropped = DomUtils.filter(
    (node) => node.type === 'comment' || ('name' in node && DROPPED.has(node.name)),
    document,
  );
  for (const node of dropped) DomUtils.removeElement(node);
  for (const element of DomUtils.findAll(() => true, document.childNodes)) {
    element.attribs = Object.fromEntries(Object.entries(element.attribs).filter(([name]) => KEPT.has(name)));
  }
  return DomUtils.getOuterHTML(document);
}
