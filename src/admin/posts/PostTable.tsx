import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { ListedCopy } from '#src/contracts/working-copy.ts';
import { adminLabel } from '#src/domain/posts/admin-categories.ts';
import { categoryOf } from '#src/domain/posts/categories.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { isolated } from '#src/lib/isolated.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { shownTime } from '../agency-time.ts';
import { TextButton, textButton } from '../parts/Button.tsx';
import { confirm } from '../parts/dialogs.tsx';
import { useNow } from '../parts/hooks.ts';
import { restoreFocus } from '../list/List.tsx';
import type { BoardDashboard } from './boards.data.ts';
import type { DashboardPost, PostList } from './store.ts';

interface Props {
  list: PostList;
  posts: readonly DashboardPost[];
  /** What is not a post yet. */
  drafts: readonly ListedCopy[];
  /** The posts are deleted and can be restored. */
  deleted: boolean;
  busy: boolean;
}

interface PostProps {
  list: PostList;
  post: DashboardPost;
}

/**
 * The table of posts. On a phone each row becomes a block; the roles are explicit because some screen readers
 * do not recognize a row that is displayed as a block.
 */
export function PostTable({ list, posts, drafts, deleted, busy }: Props) {
  const { board } = list;
  const columns: readonly Column[] = deleted ? ['category', 'deleted'] : board.columns;
  const heads = [
    ['title', 'Title'],
    ...columns.map((column) => [column, shownColumns[column].heading]),
    ['actions', 'Actions'],
  ];
  return (
    <table role="table" className="posts" aria-label={deleted ? 'Recently deleted posts' : 'Posts'} aria-busy={busy}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map(([column, heading]) => (
            <th key={column} role="columnheader" scope="col" data-column={column}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {drafts.map((draft) => (
          <tr key={`draft ${draft.id}`} role="row">
            <DraftTitle {...{ list, draft }} />
            {columns.map((column) => (
              <td key={column} role="cell" data-column={column}>
                {shownColumns[column].show(asPost(draft), board)}
              </td>
            ))}
            <td role="cell" data-column="actions">
              <DraftActions {...{ list, draft }} />
            </td>
          </tr>
        ))}
        {posts.map((post) => (
          <tr key={post.id} role="row">
            <Title {...{ list, post }} />
            {columns.map((column) => (
              <td key={column} role="cell" data-column={column}>
                {shownColumns[column].show(post, board)}
              </td>
            ))}
            <td role="cell" data-column="actions">
              <Actions {...{ list, post }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TITLE = 'block w-fit max-w-[36.5em] font-semibold wrap-anywhere';

/** The post's title, which leads to its form, and path, which is a link if the page is public; a current post can be chosen. */
function Title({ list, post }: PostProps) {
  const { $keys, choose } = list.selection;
  const isChosen = useStore($keys, { ssr: 'initial' }).has(post.id);
  const { id, title, slug, published, deletedAt } = post;
  const isLater = isScheduled(post, useNow());
  const isPublic = published && !deletedAt && !isLater;
  return (
    <th role="rowheader" scope="row" className={deletedAt ? undefined : 'pl-7.5!'}>
      {!deletedAt && (
        <input
          type="checkbox"
          className="float-left mt-0.5 -ml-7.5 size-4.5"
          aria-label={`Choose ${title}`}
          checked={isChosen}
          onChange={({ target }) => choose(id, target.checked)}
        />
      )}
      {deletedAt ? (
        <span dir="auto" className={TITLE}>
          {title}
        </span>
      ) : (
        <a dir="auto" className={`${TITLE} hover:underline`} href={`${list.board.editPath}/${id}`}>
          {title}
        </a>
      )}
      <a
        className="text-note wrap-anywhere text-ink-2 hover:[&[href]]:text-cobalt hover:[&[href]]:underline"
        href={isPublic ? `/${list.board.name}/${encodeURIComponent(slug)}` : undefined}
      >
        {`/${slug}`}
      </a>
    </th>
  );
}

interface DraftProps {
  list: PostList;
  draft: ListedCopy;
}

/** What the columns show of a draft that is not a post yet. */
function asPost({ id, title, category, updatedAt }: ListedCopy): DashboardPost {
  return { id, title, category, updatedAt, slug: '', published: false };
}

const draftPath = ({ list, draft }: DraftProps) => `${list.board.editPath}?draft=${draft.id}`;

function DraftTitle(props: DraftProps) {
  const { title, updatedBy, updatedAt } = props.draft;
  return (
    <th role="rowheader" scope="row" className="pl-7.5!">
      <a dir="auto" className={`${TITLE} hover:underline`} href={draftPath(props)}>
        {title}
      </a>
      <span className="text-note text-ink-2">
        <span>{`Not a post yet${updatedBy ? `, written by ${isolated(updatedBy)}` : ''} `}</span>
        <Ago instant={updatedAt} />
      </span>
    </th>
  );
}

function DraftActions(props: DraftProps) {
  const { list, draft } = props;
  const askToDelete = () =>
    void confirm({
      title: 'Delete this draft?',
      action: 'Delete',
      name: draft.title,
      text: 'It isn’t a post yet: you can undo this only until you leave the page.',
      onConfirm: () => list.drop(draft),
    }).then(restoreFocus);
  return (
    <div className="-my-1.75 flex max-md:my-0 max-md:-mr-2.5">
      <a className={textButton()} href={draftPath(props)} aria-label={`Edit ${draft.title}`}>
        Edit
      </a>
      <TextButton label="Delete" of={draft.title} isDanger onClick={askToDelete} />
    </div>
  );
}

function Actions({ list, post }: PostProps) {
  const { id, title, deletedAt } = post;
  const { confirmTitle, confirmText } = list.board.words;
  const restore = () => void list.restore([post]).then(restoreFocus);
  const askToDelete = () =>
    void confirm({
      title: confirmTitle,
      action: 'Delete',
      name: title,
      text: confirmText,
      onConfirm: () => list.remove([post]),
    }).then(restoreFocus);
  return (
    <div className="-my-1.75 flex max-md:my-0 max-md:-mr-2.5">
      {deletedAt ? (
        <TextButton label="Restore" of={title} onClick={restore} />
      ) : (
        <>
          <a className={textButton()} href={`${list.board.editPath}/${id}`} aria-label={`Edit ${title}`}>
            Edit
          </a>
          <TextButton label="Delete" of={title} isDanger onClick={askToDelete} />
        </>
      )}
    </div>
  );
}

type Column = BoardDashboard['columns'][number] | 'deleted';

/** The columns between a post's title and its actions. */
const shownColumns: Record<
  Column,
  { heading: string; show: (post: DashboardPost, board: BoardDashboard) => ReactNode }
> = {
  author: { heading: 'Author', show: ({ author }) => author },
  category: {
    heading: 'Category',
    show: ({ category }, { name }) =>
      category && (
        <span
          className="inline-block rounded-sheet bg-(--hue-ground) px-2 py-px text-note font-medium text-(--hue-text)"
          data-hue={categoryOf(name, category).hue}
        >
          {adminLabel(name, category)}
        </span>
      ),
  },
  source: {
    heading: 'Source',
    show: ({ sourceType }) => sourceType && (sourceType === 'external' ? 'External' : 'Original'),
  },
  status: { heading: 'Status', show: (post) => <Status post={post} /> },
  updated: { heading: 'Updated', show: ({ updatedAt }) => <Ago instant={updatedAt} /> },
  deleted: { heading: 'Deleted', show: ({ deletedAt = '' }) => <Ago instant={deletedAt} /> },
};

/** An empty slot, a sheet above its slot, a filed sheet. */
const icons = {
  Draft: 'fill-none stroke-field [stroke-dasharray:2.5_2]',
  Scheduled: 'fill-sheet stroke-cobalt',
  Published: 'fill-cobalt stroke-cobalt',
} as const;

function Status({ post }: { post: DashboardPost }) {
  const published = isScheduled(post, useNow()) ? 'Scheduled' : 'Published';
  const status = post.published ? published : 'Draft';
  return (
    <span
      className={`inline-grid grid-cols-[auto_auto_auto] justify-start gap-x-2 md:grid-cols-[auto_auto] ${status === 'Draft' ? 'text-ink-2' : ''}`}
    >
      <svg className={`mt-0.75 w-3 stroke-[1.5] ${icons[status]}`} viewBox="0 0 12 15" aria-hidden="true">
        <path d="M1 1h10v13H1z" />
      </svg>
      <span>{status}</span>{' '}
      {status === 'Scheduled' && (
        <span className="self-end text-note text-ink-2 md:col-start-2 md:self-auto">
          {`for ${shownTime(post.publishedAt ?? '')}`}
        </span>
      )}
      {post.published && post.workingCopy && <Waiting copy={post.workingCopy} />}
    </span>
  );
}

/** Readers see what was published, and somebody has written on. */
function Waiting({ copy: { updatedBy, updatedAt } }: { copy: ListedCopy }) {
  return (
    <span className="text-note text-ink-2 max-md:col-span-full md:col-start-2">
      <span className="font-semibold text-ink">Changes not public yet</span>
      <span>{`${updatedBy ? `, by ${isolated(updatedBy)}` : ''}, `}</span>
      <Ago instant={updatedAt} />
    </span>
  );
}

function Ago({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={shownTime(instant)}>
      {relativeTime(instant, useNow())}
    </time>
  );
}
