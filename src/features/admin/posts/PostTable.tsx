import { isScheduled } from '#src/domain/posts/publication.ts';
import type { Board, ListedPost } from './boards.ts';
import { type Column, columns as allColumns } from './columns.tsx';

interface Props {
  board: Board;
  posts: readonly ListedPost[];
  /** The posts are deleted and can be restored. */
  deleted: boolean;
  busy: boolean;
  onDelete: (post: ListedPost) => void;
  onRestore: (post: ListedPost) => void;
  /** Ids of the posts chosen for an action on many. */
  chosen: ReadonlySet<number>;
  onChoose: (post: ListedPost, isChosen: boolean) => void;
}

/**
 * The table of posts. On a phone each row becomes a block; the roles are explicit because some screen readers
 * do not recognize a row that is displayed as a block.
 */
export function PostTable(props: Props) {
  const { board, posts, deleted, busy, chosen, onChoose } = props;
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
                  onChange={({ target }) => onChoose(post, target.checked)}
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

function Actions({ board, post, onDelete, onRestore }: Props & { post: ListedPost }) {
  const { id, title, deletedAt } = post;
  const action = (label: string, act: (post: ListedPost) => void) => (
    <button
      type="button"
      className="text-button"
      data-danger={label === 'Delete' ? '' : undefined}
      aria-label={`${label} ${title}`}
      onClick={() => act(post)}
    >
      {label}
    </button>
  );
  return (
    <div className="-my-1.75 flex max-md:my-0 max-md:-mr-2.5">
      {deletedAt ? (
        action('Restore', onRestore)
      ) : (
        <>
          <a className="text-button" href={`${board.editPath}/${id}`} aria-label={`Edit ${title}`}>
            Edit
          </a>
          {action('Delete', onDelete)}
        </>
      )}
    </div>
  );
}
