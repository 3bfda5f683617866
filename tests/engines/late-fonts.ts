import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A server in front of the site that holds back its fonts, as a slow network does.
 *
 * @param delay in ms
 */
export async function lateFonts(site: string, delay: number) {
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    void (async () => {
      if (path.endsWith('.woff2')) await sleep(delay);
      // Its posts of views are of no interest.
      const response = await fetch(site + path, { headers: { accept: asked.headers.accept ?? '*/*' } });
      answer.writeHead(response.status, {
        'content-type': response.headers.get('content-type') ?? '',
        'cache-control': response.headers.get('cache-control') ?? '',
      });
      answer.end(await response.bytes());
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
