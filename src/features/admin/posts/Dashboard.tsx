import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ListFailed } from '../parts/Panel.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { Spinner } from '../parts/Spinner.tsx';
import { isForThisPage } from '../is-for-this-page.ts';
import { Empty } from '../list/Empty.tsx';
import { boards, type BoardName, type ListedPost, type Board } from './boards.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { countWords } from './count.ts';
import { Filters } from './Filters.tsx';
import { PostTable } from './PostTable.tsx';
import { addressOf, type Query, everything, isFiltered } from './query.ts';
import { start } from './start.ts';
import { createPostList } from './store.ts';
import { UndoStrip } from './UndoStrip.tsx';

/** A board's list of posts with its actions; the server renders the loading state. */
export function Dashboard({ board: name }: { board: BoardName }) {
  const [list] = useState(() => createPostList(boards[name]));
  const { board } = list;
  const { status, posts, counts, next, query: answered } = useStore(list.$list, { ssr: 'initial' });
  const query = useStore(list.$query, { ssr: 'initial' });
  const [toDelete, setToDelete] = useState<ListedPost | null>(null);
  const [confirming, setConfirming] = useState(false);
  const chosen = useStore(list.$chosen, { ssr: 'initial' });
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => start(list), [list]);

  const applyQuery = (next: Query) => {
    const address = location.pathname + addressOf(next);
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    void list.load(next);
  };
  const remove = async () => {
    if (toDelete && (await list.remove(toDelete))) setConfirming(false);
  };
  const restore = async (restoring: Promise<void>) => {
    await restoring;
    keepFocus();
  };
  // The button has disappeared together with its container.
  const keepFocus = () => {
    if (document.activeElement === document.body) count.current?.focus();
  };
  // Deleted posts must never be shown as current ones, not even while the right ones load.
  const isAnswered = answered?.deleted === query.deleted;
  const shown = isAnswered ? posts : [];
  return (
    <>
      <Filters list={list} onQuery={applyQuery} />
      <UndoStrip
        list={list}
        isReachable={!confirming}
        onUndo={(undo) => void restore(list.undo(undo))}
      />
      <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 py-3 text-ui text-ink-2">
        <p ref={count} tabIndex={-1} aria-live="polite">
          {status !== 'failed' && shown.length > 0 && countWords(counts, query)}
        </p>
        {status === 'loading' && <Spinner />}
        <ViewLink query={query} onQuery={applyQuery} />
      </div>
      {status === 'failed' && (
        <ListFailed
          title={board.words.listFailed}
          hasOld={shown.length > 0}
          onAgain={() => void list.load()}
        />
      )}
      {chosen.size > 0 && <ChosenBar list={list} onDone={keepFocus} />}
      {shown.length > 0 && (
        <PostTable
          board={board}
          posts={shown}
          deleted={query.deleted}
          busy={status === 'loading'}
          onDelete={(post) => {
            setToDelete(post);
            setConfirming(true);
          }}
          onRestore={(post) => void restore(list.restore(post))}
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
      <ConfirmDialog
        open={confirming}
        title={board.words.confirmTitle}
        action="Delete"
        onCancel={() => setConfirming(false)}
        onConfirm={remove}
      >
        <p className="font-semibold wrap-anywhere">{toDelete?.title}</p>
        <p className="mt-2 text-ink-2">{board.words.confirmText}</p>
      </ConfirmDialog>
    </>
  );
}

/** Switches between current and deleted posts. */
function ViewLink({ query, onQuery }: { query: Query; onQuery: (query: Query) => void }) {
  const other = { ...query, deleted: !query.deleted };
  const follow = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    onQuery(other);
  };
  return (
    <a className="link ml-auto" href={addressOf(other) || '?'} onClick={follow}>
      {query.deleted ? 'Back to all posts' : 'Recently deleted'}
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
