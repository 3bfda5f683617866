import type { Board, ListedPost } from './boards.ts';
import { type Column, PostRow, type RowActions } from './PostRow.tsx';

interface Props extends RowActions {
  board: Board;
  posts: readonly ListedPost[];
  /** The posts are deleted and can be restored. */
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
 * The table of posts. On a phone each row becomes a block; the roles are explicit because some screen readers
 * do not recognize a row that is displayed as a block.
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
