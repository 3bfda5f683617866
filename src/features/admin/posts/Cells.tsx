import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { relativeTime } from '#src/lib/dates.ts';
import { type Stage, stageOf } from '../live.ts';
import { $site } from '../watch-site.ts';
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

const stages: Readonly<Record<Stage, string>> = {
  draft: '',
  published: '',
  building: 'Building',
  live: 'Live',
};

const explained: Readonly<Record<Stage, string>> = {
  draft: 'Only seen here.',
  published: 'On the lists, and at its address.',
  building: 'On the lists, and at its address. The static pages are being built.',
  live: 'On the lists, and in the static pages.',
};

/** Published or Draft, and how far a published post has come. */
function Status({ post }: { post: ListedPost }) {
  const site = useStore($site, { ssr: 'initial' });
  const stage = stageOf(post, site);
  return (
    <span className="status" data-stage={stage} title={explained[stage]}>
      <svg viewBox="0 0 12 15" aria-hidden="true">
        <path d="M1 1h10v13H1z" />
      </svg>
      <span>{post.published ? 'Published' : 'Draft'}</span>
      {stages[stage] && <span className="stage">{stages[stage]}</span>}
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
