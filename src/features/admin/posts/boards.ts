import { signalBoardLabels } from '#src/content/labels.data.ts';
import type { BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import { blog, type Board, signalBoard } from './boards.data.ts';

export type BoardName = Board['name'];

/** A post in the list of either board, with the fields that the dashboards show. */
export interface ListedPost
  extends
    Pick<BlogListed, 'id' | 'title' | 'slug' | 'published' | 'updatedAt'>,
    Partial<Pick<BlogListed, 'publishedAt' | 'author'>>,
    Partial<Pick<SignalBoardListed, 'sourceType'>> {
  category: string;
  /** ISO 8601, UTC; in the list of deleted posts only. */
  deletedAt?: string;
}

export const boards: Readonly<Record<BoardName, Board>> = {
  'signal-board': {
    ...signalBoard,
    categories: [
      { label: 'All Categories' },
      ...Object.entries(signalBoardLabels).map(([value, label]) => ({ value, label })),
    ],
  },
  blog,
};
