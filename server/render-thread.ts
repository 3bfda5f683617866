import type { Rendered, ContentRenderer } from '#api/publishing/boards/renderer.ts';
import { Thread } from './thread.ts';

/** Renders posts in a thread of its own: a content of a megabyte takes one to two seconds, in which others are answered. */
export class RenderThread {
  #thread = new Thread({
    name: 'renderer',
    file: new URL('render-worker.ts', import.meta.url),
    // Each holds a body of up to 1 MiB.
    maxWaiting: 20,
    retryAfter: 10,
  });

  /** @throws {HttpFailure} 429 where too many contents wait */
  render: ContentRenderer = async (...content) =>
    (await this.#thread.ask(content satisfies Parameters<ContentRenderer>)) as Rendered;

  close(): Promise<void> {
    return this.#thread.close();
  }
}
