import type { Rendered, ContentRenderer } from '#api/publishing/boards/renderer.ts';
import type { ShareImageDrawer } from '#api/publishing/share-image/drawer.ts';
import { Thread } from './thread.ts';

/** What is to be rendered: the content of a post, or its share image. */
export type ToRender = { content: Parameters<ContentRenderer> } | { shareImage: Parameters<ShareImageDrawer> };

/**
 * Renders posts and draws their share images in a thread of its own, in which others are answered: a content of a
 * megabyte takes one to two seconds, a picture some 50 ms.
 */
export class RenderThread {
  #thread = new Thread({
    name: 'renderer',
    file: new URL('render-worker.ts', import.meta.url),
    // Each content holds a body of up to 1 MiB.
    maxWaiting: 20,
    retryAfter: 10,
  });

  /** @throws {HttpFailure} 429 where too many wait */
  render: ContentRenderer = async (...content) => (await this.#ask({ content })) as Rendered;

  /** @throws {HttpFailure} 429 where too many wait */
  drawShareImage: ShareImageDrawer = async (...shareImage) =>
    (await this.#ask({ shareImage })) as Awaited<ReturnType<ShareImageDrawer>>;

  close(): Promise<void> {
    return this.#thread.close();
  }

  #ask(question: ToRender): Promise<unknown> {
    return this.#thread.ask(question);
  }
}
