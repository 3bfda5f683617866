import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { relativeTime } from '#src/lib/dates.ts';
import { sayAgencyTime } from '../agency-time.ts';
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

const names: Readonly<Record<Stage, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  building: 'Published',
  live: 'Published',
};

const steps: Readonly<Partial<Record<Stage, string>>> = { building: 'Building', live: 'Live' };

const explained: Readonly<Record<Stage, string>> = {
  draft: 'Only seen here.',
  scheduled: 'Only seen here until its date.',
  published: 'Saved. Readers may not see the last change yet.',
  building: 'Saved. Readers see the last change once the pages are rebuilt.',
  live: 'Readers see it as it is saved.',
};

/** Published, Scheduled or Draft, and how far a published post has come. */
function Status({ post, now }: { post: ListedPost; now: number }) {
  const site = useStore($site, { ssr: 'initial' });
  const stage = stageOf(post, site, now);
  const further =
    stage === 'scheduled' ? `for ${sayAgencyTime(post.publishedAt ?? '')}` : steps[stage];
  return (
    <span className="status" data-stage={stage} title={explained[stage]}>
      <svg viewBox="0 0 12 15" aria-hidden="true">
        <path d="M1 1h10v13H1z" />
      </svg>
      <span>{names[stage]}</span> {further && <span className="stage">{further}</span>}
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
