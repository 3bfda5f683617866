import type { ReactNode } from 'react';
import { relativeTime } from '#src/lib/dates.ts';
import type { Board, ListedPost } from './boards.ts';

export type Column = Board['columns'][number] | 'deleted';

interface Props {
  board: Board;
  post: ListedPost;
  columns: readonly Column[];
  /** Milliseconds, as of `Date.now()`. */
  now: number;
}

/** What stands between a post's title and its actions. */
export function Cells({ board, post, columns, now }: Props) {
  const cells: Record<Column, () => ReactNode> = {
    author: () => post.author,
    category: () => (
      <span className="badge" data-hue={board.hues[post.category]}>
        {board.labels[post.category]}
      </span>
    ),
    source: () => (post.sourceType === 'external' ? 'External' : 'Original'),
    status: () => <Status post={post} />,
    updated: () => <Time instant={post.updatedAt} now={now} />,
    deleted: () => <Time instant={post.deletedAt ?? ''} now={now} />,
  };
  return columns.map((column) => (
    <td key={column} role="cell" data-column={column}>
      {cells[column]()}
    </td>
  ));
}

/** Published or Draft; what is published, readers see as soon as it is saved. */
function Status({ post: { published } }: { post: ListedPost }) {
  return (
    <span
      className="status"
      data-published={published}
      title={published ? 'Readers see it.' : 'Only seen here.'}
    >
      <svg viewBox="0 0 12 15" aria-hidden="true">
        <path d="M1 1h10v13H1z" />
      </svg>
      <span>{published ? 'Published' : 'Draft'}</span>
    </span>
  );
}

function Time({ instant, now }: { instant: string; now: number }) {
  return (
    <time dateTime={instant} title={new Date(instant).toLocaleString('en-US')}>
      {relativeTime(instant, now)}
    </time>
  );
}
