/** The thread that renders posts and draws their share images (render-thread.ts). */
import type { ToRender } from './render-thread.ts';
import { answerWith } from './thread-answers.ts';

answerWith(async (asked: ToRender) => {
  // Each is loaded when it is first needed: a share image does not wait for the renderer of posts.
  if ('shareImage' in asked) {
    const { drawerHere } = await import('#api/publishing/share-image/drawer.ts');
    return drawerHere(...asked.shareImage);
  }
  const { rendererHere } = await import('#api/publishing/boards/renderer.ts');
  return rendererHere(...asked.content);
});
