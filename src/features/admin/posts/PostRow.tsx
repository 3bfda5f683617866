import { isScheduled } from '#src/domain/posts/publication.ts';
import { Cells, type Column } from './Cells.tsx';
import type { Board, ListedPost } from './boards.ts';

export interface RowActions {
  onDelete: (post: ListedPost) => void;
  onRestore: (post: ListedPost) => void;
  /** Ids of the posts chosen for an action on many. */
  chosen: ReadonlySet<number>;
  onChoose: (post: ListedPost, isChosen: boolean) => void;
}

interface Props extends RowActions {
  board: Board;
  post: ListedPost;
  columns: readonly Column[];
  /** Milliseconds, as of `Date.now()`. */
  now: number;
}

/** A post's row: its data, its state and its actions. */
export function PostRow(props: Props) {
  const { board, post, columns, now, onDelete, onRestore, chosen, onChoose } = props;
  const { id, title, deletedAt } = post;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {!deletedAt && (
          <input
            type="checkbox"
            className="choose"
            aria-label={`Choose ${title}`}
            checked={chosen.has(id)}
            onChange={({ target }) => onChoose(post, target.checked)}
          />
        )}
        <span className="post-title">{title}</span>
        <Slug board={board} post={post} now={now} />
      </th>
      <Cells board={board} post={post} columns={columns} now={now} />
      <td role="cell" data-column="actions">
        {deletedAt ? (
          <div className="actions">
            <button
              type="button"
              className="text-button"
              aria-label={`Restore ${title}`}
              onClick={() => onRestore(post)}
            >
              Restore
            </button>
          </div>
        ) : (
          <div className="actions">
            <a
              className="text-button"
              href={`${board.editPath}/${id}`}
              aria-label={`Edit ${title}`}
            >
              Edit
            </a>
            <button
              type="button"
              className="text-button"
              data-danger
              aria-label={`Delete ${title}`}
              onClick={() => onDelete(post)}
            >
              Delete
            </button>
          </div>
        )}
      </td>
    </tr>
  );
}

/** The post's path; a link if the page is public. */
function Slug({ board, post, now }: Pick<Props, 'board' | 'post' | 'now'>) {
  const text = `/${post.slug}`;
  const isHidden = post.deletedAt || !post.published || isScheduled(post, now);
  if (isHidden) return <span className="slug">{text}</span>;
  return (
    <a className="slug" href={board.publicPath + encodeURIComponent(post.slug)}>
      {text}
    </a>
  );
}
