import { ContentTooLarge } from '../render/budget.ts';
import { renderers } from '../render/render.ts';
import type { BoardName } from './paths.ts';

/**
 * A content as it may reach a page: as it was rendered at the write. Only what a release before this wrote
 * while this one was deployed is still to be rendered.
 */
export function htmlOf(
  board: BoardName,
  { content, contentHtml }: { content: string | null; contentHtml: string | null },
): string | null {
  return content === null ? null : (contentHtml ?? render(board, content));
}

/** Empty where the content is more than a page can hold. */
function render(board: BoardName, content: string): string {
  try {
    return renderers[board](content);
  } catch (error) {
    if (error instanceof ContentTooLarge) return '';
    throw error;
  }
}
