import type { ReactNode } from 'react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { site } from '#src/content/site.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { formatAgencyTime } from '../agency-time.ts';
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
    <a className="slug" href={`/${board.name}/${encodeURIComponent(post.slug)}`}>
      {text}
    </a>
  );
}

export type Column = Board['columns'][number] | 'deleted';

interface CellsProps {
  board: Board;
  post: ListedPost;
  columns: readonly Column[];
  /** Milliseconds, as of `Date.now()`. */
  now: number;
}

/** The cells between a post's title and its actions. */
function Cells({ board, post, columns, now }: CellsProps) {
  const cells: Record<Column, () => ReactNode> = {
    author: () => post.author,
    category: () => (
      <span className="badge" data-hue={board.hues[post.category]}>
        {board.labels[post.category]}
      </span>
    ),
    source: () => (post.sourceType === 'external' ? 'External' : 'Original'),
    status: () => <Status post={post} now={now} />,
    updated: () => <Time instant={post.updatedAt} now={now} />,
    deleted: () => <Time instant={post.deletedAt ?? ''} now={now} />,
  };
  return columns.map((column) => (
    <td key={column} role="cell" data-column={column}>
      {cells[column]()}
    </td>
  ));
}

const explained = {
  Draft: 'Visible only here.',
  Scheduled: 'Visible only here until its date.',
  Published: 'Readers see it as last saved.',
} as const;

/** Published, Scheduled or Draft. */
function Status({ post, now }: { post: ListedPost; now: number }) {
  const published = isScheduled(post, now) ? 'Scheduled' : 'Published';
  const status = post.published ? published : 'Draft';
  return (
    <span className="status" data-status={status} title={explained[status]}>
      <svg viewBox="0 0 12 15" aria-hidden="true">
        <path d="M1 1h10v13H1z" />
      </svg>
      <span>{status}</span>{' '}
      {status === 'Scheduled' && (
        <span className="stage">for {formatAgencyTime(post.publishedAt ?? '')}</span>
      )}
    </span>
  );
}

function Time({ instant, now }: { instant: string; now: number }) {
  return (
    <time dateTime={instant} title={new Date(instant).toLocaleString(site.locale)}>
      {relativeTime(instant, now)}
    </time>
  );
}
