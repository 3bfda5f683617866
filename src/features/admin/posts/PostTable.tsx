import type { Board, ListedPost } from './boards.ts';
import type { Column } from './Cells.tsx';
import { PostRow, type RowActions } from './PostRow.tsx';

interface Props extends RowActions {
  board: Board;
  posts: readonly ListedPost[];
  /** They are deleted and can be restored. */
  deleted: boolean;
  busy: boolean;
}

const headings: Readonly<Record<Column, string>> = {
  author: 'Author',
  category: 'Category',
  source: 'Source',
  status: 'Status',
  updated: 'Updated',
  deleted: 'Deleted',
};

/**
 * Posts as a ledger. On a phone each row folds into a block of its own; the roles are named because a
 * row that is drawn as a block is none to some screen readers.
 */
export function PostTable({ board, posts, deleted, busy, ...actions }: Props) {
  const columns: readonly Column[] = deleted ? ['category', 'deleted'] : board.columns;
  const now = Date.now();
  return (
    <table role="table" className="ledger" aria-busy={busy}>
      <caption className="sr-only">{deleted ? 'Recently deleted posts' : 'Posts'}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Title
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" data-column={column}>
              {headings[column]}
            </th>
          ))}
          <th role="columnheader" scope="col" data-column="actions">
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {posts.map((post) => (
          <PostRow
            key={post.id}
            board={board}
            post={post}
            columns={columns}
            now={now}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  );
}
