import { signalBoardLabels } from '#src/content/labels.data.ts';
import type { BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardListed } from '#src/contracts/signal-board.ts';
import { blog, signalBoard } from './boards.data.ts';

export type BoardName = 'signal-board' | 'blog';

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

/** The differences between the two boards' dashboards; the texts are those of docs/spec.md. */
export interface Board {
  /** As in the paths of the API and of the pages. */
  readonly name: BoardName;
  /** The form for a new post; followed by an id, for that post. */
  readonly editPath: string;
  readonly categories: readonly { readonly value?: string; readonly label: string }[];
  readonly labels: Readonly<Record<string, string>>;
  readonly hues: Readonly<Record<string, number>>;
  readonly columns: readonly ('author' | 'category' | 'source' | 'status' | 'updated')[];
  readonly words: Readonly<Record<keyof typeof blog.words, string>>;
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
