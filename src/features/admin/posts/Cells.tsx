import { site } from '#src/content/site.ts';
import type { ReactNode } from 'react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { formatAgencyTime } from '../agency-time.ts';
import type { Board, ListedPost } from './boards.ts';

export type Column = Board['columns'][number] | 'deleted';

interface Props {
  board: Board;
  post: ListedPost;
  columns: readonly Column[];
  /** Milliseconds, as of `Date.now()`. */
  now: number;
}

/** The cells between a post's title and its actions. */
export function Cells({ board, post, columns, now }: Props) {
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
