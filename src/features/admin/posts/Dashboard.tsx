import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { choice, FilterBar } from '../list/FilterBar.tsx';
import { keepFocus, ListState, LoadMore } from '../list/ListState.tsx';
import { Button } from '../parts/Button.tsx';
import { confirm } from '../parts/confirm.tsx';
import { Empty, Head } from '../parts/Screen.tsx';
import { ChosenBar, UndoStrip } from './ChosenBar.tsx';
import { PostTable } from './PostTable.tsx';
import { sorts, statuses } from './filters.data.ts';
import { type BoardName, boards, type ListedPost } from './boards.ts';
import { addressOf, countWords, type Query } from './query.ts';
import { createPostList, type PostList } from './store.ts';

/** A board's list of posts with its actions; the server renders the loading state. */
export function Dashboard({ board: name }: { board: BoardName }) {
  const [list] = useState(() => createPostList(boards[name]));
  const { board } = list;
  const found = useStore(list.$state, { ssr: 'initial' });
  const { status, value = [], counts } = found;
  const query = useStore(list.$query, { ssr: 'initial' });
  useEffect(() => list.start(), [list]);

  const applyQuery = (next: Query) => {
    const address = location.pathname + addressOf(next);
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    void list.load(next);
  };
  const askToDelete = async (post: ListedPost) => {
    await confirm({
      title: board.words.confirmTitle,
      action: 'Delete',
      name: post.title,
      text: board.words.confirmText,
      onConfirm: () => list.remove([post]),
    });
    keepFocus();
  };
  // Deleted posts must never be shown as current ones, not even while the right ones load.
  const isDeleted = query.status === 'deleted';
  const isAnswered = (found.query?.status === 'deleted') === isDeleted;
  const shown = isAnswered ? value : [];
  return (
    <>
      <Head title={board.words.title} intro={board.words.intro}>
        {board.name === 'signal-board' ? (
          <Button onClick={() => location.assign(board.editPath)}>{board.words.create}</Button>
        ) : (
          <a href={board.editPath} className={buttonClass()}>
            {board.words.create}
          </a>
        )}
      </Head>
      <Filters list={list} onQuery={applyQuery} />
      <UndoStrip list={list} />
      <ListState
        status={status}
        said={counts && shown.length > 0 && countWords(counts, query)}
        failed={board.words.listFailed}
        onAgain={() => void list.load()}
      />
      {shown.length > 0 && (
        <PostTable
          list={list}
          posts={shown}
          deleted={isDeleted}
          busy={status === 'loading'}
          onDelete={(post) => void askToDelete(post)}
        />
      )}
      <ChosenBar list={list} posts={shown} />
      {status === 'ready' && shown.length === 0 && (
        <Empty
          title={isDeleted ? 'Nothing deleted in the last 30 days' : board.words.empty}
          onClear={addressOf(query) ? () => applyQuery({}) : undefined}
        >
          {!isDeleted && (
            <p className="mt-4">
              <a className="link" href={board.editPath}>
                {board.words.createFirst}
              </a>
            </p>
          )}
        </Empty>
      )}
      {isAnswered && <LoadMore of={list} />}
    </>
  );
}

function Filters({ list, onQuery }: { list: PostList; onQuery: (query: Query) => void }) {
  const query = useStore(list.$query, { ssr: 'initial' });
  return (
    <FilterBar
      search={query.search ?? ''}
      placeholder="Search"
      className="mt-8"
      onSearch={(search) => onQuery({ ...query, search })}
      onRefresh={() => void list.load()}
    >
      {choice('Category', query.category, list.board.categories, (category) =>
        onQuery({ ...query, category }),
      )}
      {choice('Status', query.status, statuses, (status) => onQuery({ ...query, status }))}
      {query.status !== 'deleted' &&
        choice('Sort by', query.sort, sorts, (sort) => onQuery({ ...query, sort }))}
    </FilterBar>
  );
}
