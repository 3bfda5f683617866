import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { choice, FilterBar } from '../list/FilterBar.tsx';
import { confirm } from '../parts/confirm.tsx';
import { PageLink } from '../parts/PageLink.tsx';
import { Empty, Head, ListFailed, LoadMore, Spinner } from '../parts/Screen.tsx';
import { ChosenBar, UndoStrip } from './ChosenBar.tsx';
import { PostTable } from './PostTable.tsx';
import { sorts, statuses } from './filters.data.ts';
import { type Board, type BoardName, boards, type ListedPost } from './boards.ts';
import { addressOf, countWords, everything, isFiltered, type Query } from './query.ts';
import { createPostList, type PostList } from './store.ts';

/** A board's list of posts with its actions; the server renders the loading state. */
export function Dashboard({ board: name }: { board: BoardName }) {
  const [list] = useState(() => createPostList(boards[name]));
  const { board } = list;
  const found = useStore(list.$list, { ssr: 'initial' });
  const { status, value = [], counts, next } = found;
  const query = useStore(list.$query, { ssr: 'initial' });
  const chosen = useStore(list.$chosen, { ssr: 'initial' });
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => list.start(), [list]);

  const applyQuery = (next: Query) => {
    const address = location.pathname + addressOf(next);
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    void list.load(next);
  };
  const restore = async (restoring: Promise<void>) => {
    await restoring;
    keepFocus();
  };
  // The button has disappeared together with its container.
  const keepFocus = () => {
    if (document.activeElement !== document.body) return;
    (document.getElementById('undo') ?? count.current)?.focus({ preventScroll: true });
  };
  const askToDelete = async (post: ListedPost) => {
    await confirm({
      title: board.words.confirmTitle,
      action: 'Delete',
      text: (
        <>
          <p className="font-semibold wrap-anywhere">{post.title}</p>
          <p className="mt-2 text-ink-2">{board.words.confirmText}</p>
        </>
      ),
      onConfirm: () => list.remove([post]),
    });
    keepFocus();
  };
  // Deleted posts must never be shown as current ones, not even while the right ones load.
  const isAnswered = found.query?.deleted === query.deleted;
  const shown = isAnswered ? value : [];
  /** Switches between current and deleted posts. */
  const other = { ...query, deleted: !query.deleted };
  return (
    <>
      <Head title={board.words.title} intro={board.words.intro}>
        <CreateLink board={board} />
      </Head>
      <Filters list={list} onQuery={applyQuery} />
      <UndoStrip list={list} onUndo={(undo) => void restore(list.restore(undo.ids, undo.title))} />
      <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 py-3 text-ui text-ink-2">
        <p ref={count} tabIndex={-1} aria-live="polite">
          {status !== 'failed' && counts && shown.length > 0 && countWords(counts, query)}
        </p>
        {status === 'loading' && <Spinner />}
        <PageLink
          className="link ml-auto"
          href={addressOf(other) || '?'}
          onGo={() => applyQuery(other)}
        >
          {query.deleted ? 'Back to all posts' : 'Recently deleted'}
        </PageLink>
      </div>
      {status === 'failed' && (
        <div className="mb-6">
          <ListFailed
            title={board.words.listFailed}
            hasOld={shown.length > 0}
            onAgain={() => void list.load()}
          />
        </div>
      )}
      {chosen.size > 0 && <ChosenBar list={list} onDone={keepFocus} />}
      {shown.length > 0 && (
        <PostTable
          board={board}
          posts={shown}
          deleted={query.deleted}
          busy={status === 'loading'}
          onDelete={(post) => void askToDelete(post)}
          onRestore={(post) => void restore(list.restore([post.id], post.title))}
          chosen={chosen}
          onChoose={({ id }, isChosen) => list.choose(id, isChosen)}
        />
      )}
      {status === 'ready' && shown.length === 0 && (
        <EmptyBoard board={board} query={query} onQuery={applyQuery} />
      )}
      {next && isAnswered && status !== 'failed' && (
        <LoadMore busy={status === 'loading'} onMore={() => void list.loadMore()} />
      )}
    </>
  );
}

/** Looks like a button (docs/spec.md), so on the Signal Board it is one: it also responds to the Space key. */
function CreateLink({ board }: { board: Board }) {
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const asButton = board.name === 'signal-board' && { role: 'button', onKeyDown: press };
  return (
    <a href={board.editPath} className={buttonClass()} {...asButton}>
      {board.words.create}
    </a>
  );
}

interface EmptyBoardProps {
  board: Board;
  query: Query;
  onQuery: (query: Query) => void;
}

/** Shown if there are no posts or none match the filter. */
function EmptyBoard({ board, query, onQuery }: EmptyBoardProps) {
  const clear = () => onQuery({ ...everything, deleted: query.deleted });
  return (
    <Empty
      title={query.deleted ? 'Nothing deleted in the last 30 days' : board.words.empty}
      onClear={isFiltered(query) ? clear : undefined}
    >
      {!query.deleted && (
        <p className="mt-4">
          <a className="link" href={board.editPath}>
            {board.words.createFirst}
          </a>
        </p>
      )}
    </Empty>
  );
}

/** The filters: search, category and status; and the order. */
function Filters({ list, onQuery }: { list: PostList; onQuery: (query: Query) => void }) {
  const query = useStore(list.$query, { ssr: 'initial' });
  return (
    <FilterBar
      search={query.search}
      placeholder="Search"
      className="mt-8"
      onSearch={(search) => onQuery({ ...query, search })}
      onRefresh={() => void list.load()}
    >
      {choice('Category', query.category, list.board.categories, (category) =>
        onQuery({ ...query, category }),
      )}
      {!query.deleted && (
        <>
          {choice('Status', query.status, statuses, (status) => onQuery({ ...query, status }))}
          {choice('Sort by', query.sort, sorts, (sort) => onQuery({ ...query, sort }))}
        </>
      )}
    </FilterBar>
  );
}
