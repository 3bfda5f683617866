import type { FieldErrors } from '#src/contracts/failure.ts';
import { httpPicture } from '#src/contracts/post.ts';
import { ContentTooLarge } from '#src/domain/render/budget.ts';
import type { EditorBoard, PostValues } from './board.ts';

/**
 * What is wrong with the pictures within a text: those over http, which the content policy shows nobody.
 * The text is rendered to find them, so that an example in a block of code is none. Without the renderer
 * (it could not be loaded) nothing is found.
 */
export async function pictureErrors<V extends PostValues>(
  board: EditorBoard<V>,
  values: V,
): Promise<FieldErrors> {
  const { content } = board.toBody(values);
  // Most texts need no renderer to be found innocent.
  if (typeof content !== 'string' || !/http:/i.test(content)) return {};
  const renderer = await import('#src/domain/render/render.ts').catch(() => undefined);
  if (!renderer) return {};
  try {
    const html = (board.name === 'blog' ? renderer.renderHtml : renderer.renderMarkdown)(content);
    const [, address] = /<img src="\s*(http:[^"]*)"/i.exec(html) ?? [];
    return address ? { content: [`${httpPicture} for ${address}`] } : {};
  } catch (error) {
    if (error instanceof ContentTooLarge) return { content: [error.message] };
    throw error;
  }
}
