import { ContentTooLarge } from '#src/domain/render/budget.ts';
import { renderers } from '#src/domain/render/render.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';

/** The safe HTML of a post's content, or why it is more than a page can show. */
export type Rendered = { html: string } | { tooLarge: string };

/** Renders the content of a post: of a long one that takes seconds of processor time. */
export type ContentRenderer = (board: BoardName, content: string) => Promise<Rendered>;

/** Renders in this thread. */
export const rendererHere: ContentRenderer = async (board, content) => {
  try {
    return { html: renderers[board](content) };
  } catch (error) {
    if (error instanceof ContentTooLarge) return { tooLarge: error.message };
    throw error;
  }
};
