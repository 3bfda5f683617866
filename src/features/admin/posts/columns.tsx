import type { ReactNode } from 'react';
import { site } from '#src/content/site.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { formatAgencyTime } from '../agency-time.ts';
import type { Board, ListedPost } from './boards.ts';

export type Column = Board['columns'][number] | 'deleted';

interface Shown {
  board: Board;
  post: ListedPost;
  /** Milliseconds, as of `Date.now()`. */
  now: number;
}

/** The columns between a post's title and its actions. */
export const columns: Record<Column, { heading: string; show: (shown: Shown) => ReactNode }> = {
  author: { heading: 'Author', show: ({ post }) => post.author },
  category: {
    heading: 'Category',
    show: ({ board, post: { category } }) => (
      <span className="badge" data-hue={board.hues[category]}>
        {board.labels[category]}
      </span>
    ),
  },
  source: {
    heading: 'Source',
    show: ({ post }) => (post.sourceType === 'external' ? 'External' : 'Original'),
  },
  status: { heading: 'Status', show: ({ post, now }) => <Status post={post} now={now} /> },
  updated: { heading: 'Updated', show: ({ post, now }) => timeOf(post.updatedAt, now) },
  deleted: { heading: 'Deleted', show: ({ post, now }) => timeOf(post.deletedAt ?? '', now) },
};

const explained = {
  Draft: 'Visible only here.',
  Scheduled: 'Visible only here until its date.',
  Published: 'Readers see it as last saved.',
} as const;

/** Published, Scheduled or Draft. */
function Status({ post, now }: Omit<Shown, 'board'>) {
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

function timeOf(instant: string, now: number) {
  return (
    <time dateTime={instant} title={new Date(instant).toLocaleString(site.locale)}>
      {relativeTime(instant, now)}
    </time>
  );
}
