import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { site } from '#src/content/site.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { TextButton, textButton } from '../parts/Button.tsx';
import { keepFocus } from '../list/ListState.tsx';
import type { Board, ListedPost } from './boards.ts';
import type { PostList } from './store.ts';

interface Props {
  list: PostList;
  posts: readonly ListedPost[];
  /** The posts are deleted and can be restored. */
  deleted: boolean;
  busy: boolean;
  onDelete: (post: ListedPost) => void;
}

/**
 * The table of posts. On a phone each row becomes a block; the roles are explicit because some screen readers
 * do not recognize a row that is displayed as a block.
 */
export function PostTable(props: Props) {
  const { list, posts, deleted, busy } = props;
  const { board, selection } = list;
  const chosen = useStore(selection.$keys, { ssr: 'initial' });
  const columns: readonly Column[] = deleted ? ['category', 'deleted'] : board.columns;
  const now = Date.now();
  return (
    <table role="table" className="posts" aria-busy={busy}>
      <caption className="sr-only">{deleted ? 'Recently deleted posts' : 'Posts'}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Title
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" data-column={column}>
              {allColumns[column].heading}
            </th>
          ))}
          <th role="columnheader" scope="col" data-column="actions">
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {posts.map((post) => (
          <tr key={post.id} role="row">
            <th role="rowheader" scope="row" className={post.deletedAt ? undefined : 'pl-7.5!'}>
              {!post.deletedAt && (
                <input
                  type="checkbox"
                  className="float-left mt-0.5 -ml-7.5 size-4.5"
                  aria-label={`Choose ${post.title}`}
                  checked={chosen.has(post.id)}
                  onChange={({ target }) => selection.choose(post.id, target.checked)}
                />
              )}
              <span className="block max-w-[36.5em] font-semibold wrap-anywhere">{post.title}</span>
              <Slug {...{ board, post, now }} />
            </th>
            {columns.map((column) => (
              <td key={column} role="cell" data-column={column}>
                {allColumns[column].show({ board, post, now })}
              </td>
            ))}
            <td role="cell" data-column="actions">
              <Actions {...props} post={post} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The post's path; a link if the page is public. */
function Slug({ board, post, now }: { board: Board; post: ListedPost; now: number }) {
  const text = `/${post.slug}`;
  const isHidden = post.deletedAt || !post.published || isScheduled(post, now);
  if (isHidden) return <span className="text-note wrap-anywhere text-ink-2">{text}</span>;
  return (
    <a
      className="text-note wrap-anywhere text-ink-2 hover:text-cobalt hover:underline hover:underline-offset-[0.2em]"
      href={`/${board.name}/${encodeURIComponent(post.slug)}`}
    >
      {text}
    </a>
  );
}

function Actions({ list, post, onDelete }: Props & { post: ListedPost }) {
  const { id, title, deletedAt } = post;
  const action = (label: string, act: (post: ListedPost) => void) => (
    <TextButton
      isDanger={label === 'Delete'}
      aria-label={`${label} ${title}`}
      onClick={() => act(post)}
    >
      {label}
    </TextButton>
  );
  return (
    <div className="-my-1.75 flex max-md:my-0 max-md:-mr-2.5">
      {deletedAt ? (
        action('Restore', () => void list.restore([id], title).then(keepFocus))
      ) : (
        <>
          <a
            className={textButton()}
            href={`${list.board.editPath}/${id}`}
            aria-label={`Edit ${title}`}
          >
            Edit
          </a>
          {action('Delete', onDelete)}
        </>
      )}
    </div>
  );
}

type Column = Board['columns'][number] | 'deleted';

interface Shown {
  board: Board;
  post: ListedPost;
  /** Milliseconds, as of `Date.now()`. */
  now: number;
}

/** The columns between a post's title and its actions. */
const allColumns: Record<Column, { heading: string; show: (shown: Shown) => ReactNode }> = {
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
