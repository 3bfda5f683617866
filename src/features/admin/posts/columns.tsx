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
      <span
        className="inline-block rounded-sheet bg-(--hue-ground) px-2 py-px text-note font-medium text-(--hue-text)"
        data-hue={board.hues[category]}
      >
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

/** An empty slot, a sheet above its slot, a filed sheet. */
const icons = {
  Draft: 'fill-none stroke-field [stroke-dasharray:2.5_2]',
  Scheduled: 'fill-sheet stroke-cobalt',
  Published: 'fill-cobalt stroke-cobalt',
} as const;

/** Published, Scheduled or Draft. */
function Status({ post, now }: Omit<Shown, 'board'>) {
  const published = isScheduled(post, now) ? 'Scheduled' : 'Published';
  const status = post.published ? published : 'Draft';
  return (
    <span
      className={`inline-grid grid-cols-[auto_auto_auto] justify-start gap-x-2 md:grid-cols-[auto_auto] ${status === 'Draft' ? 'text-ink-2' : ''}`}
      title={explained[status]}
    >
      <svg
        className={`mt-0.75 w-3 stroke-[1.5] ${icons[status]}`}
        viewBox="0 0 12 15"
        aria-hidden="true"
      >
        <path d="M1 1h10v13H1z" />
      </svg>
      <span>{status}</span>{' '}
      {status === 'Scheduled' && (
        <span className="self-end text-note text-ink-2 md:col-start-2 md:self-auto">
          for {formatAgencyTime(post.publishedAt ?? '')}
        </span>
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
