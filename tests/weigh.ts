import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Bytes that a page loads. */
export interface Weight {
  /** Scripts, files and inline, gzip 9, without the hero scene. */
  scripts: number;
  /** The hero scene, which loads once the page is idle. */
  scene: number;
  /** Everything, as sent. */
  transfer: number;
}

/** @param load opens a page and waits as long as its requests count */
export async function weigh(page: Page, load: () => Promise<unknown>): Promise<Weight> {
  const weight: Weight = { scripts: 0, scene: 0, transfer: 0 };
  const weighed: Promise<void>[] = [];
  const add = async (request: Request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    weight.transfer += responseBodySize + responseHeadersSize;
    if (request.resourceType() !== 'script') return;
    const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
    weight[/\/scene[.-]/.test(request.url()) ? 'scene' : 'scripts'] += gzipped(body);
  };
  const listen = (request: Request) => weighed.push(add(request));
  page.on('requestfinished', listen);
  await load();
  page.off('requestfinished', listen);
  await Promise.all(weighed);
  const inline = await page.$$eval('script:not([src])', (scripts) =>
    (scripts as HTMLScriptElement[]).filter(({ type }) => !type.endsWith('json')).map(({ text }) => text),
  );
  if (inline.length > 0) weight.scripts += gzipped(inline.join('\n'));
  return weight;
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
