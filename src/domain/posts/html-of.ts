import { ContentTooLarge } from '../render/budget.ts';
import { renderers } from '../render/render.ts';
import type { BoardName } from './paths.ts';

/** A post's HTML, as rendered when it was saved; one saved by an older release during a deployment has none. */
export function htmlOf(
  board: BoardName,
  { content, contentHtml }: { content: string | null; contentHtml: string | null },
): string | null {
  return content === null ? null : (contentHtml ?? render(board, content));
}

function render(board: BoardName, content: string): string {
  try {
    return renderers[board](content);
  } catch (error) {
    if (error instanceof ContentTooLarge) return '';
    throw error;
  }
}
