import type { FieldErrors } from '#src/contracts/failure.ts';
import { httpPicture } from '#src/contracts/post.ts';
import { ContentTooLarge } from '#src/domain/render/budget.ts';
import type { EditorBoard, PostValues } from './board.ts';

/**
 * Errors about pictures in a text: those over http, which the content policy blocks. The text is rendered to
 * find them, so that examples in code blocks do not count. If the renderer cannot be loaded, nothing is
 * reported.
 */
export async function pictureErrors<V extends PostValues>(
  board: EditorBoard<V>,
  values: V,
): Promise<FieldErrors> {
  const { content } = board.toBody(values);
  // Skip the renderer for texts that cannot contain such a picture.
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
