import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { filterOptions } from '#src/domain/posts/admin-categories.ts';
import { isolated } from '#src/lib/isolated.ts';
import { isOnSite } from '../boards-of-site.ts';
import { choice, FilterBar, restoreFocus, ListState, LoadMore, SelectionBar } from '../list/List.tsx';
import { Button, TextButton } from '../parts/Button.tsx';
import { useBusy } from '../parts/hooks.ts';
import { confirm } from '../parts/dialogs.tsx';
import { Empty, Head } from '../parts/Screen.tsx';
import { counted } from '../list/query.ts';
import { PostTable } from './PostTable.tsx';
import { sorts, statuses } from './filters.data.ts';
import { type BoardDashboard, dashboards } from './boards.data.ts';
import { dashboardQueryString, dashboardCountWords, type DashboardQuery, showsDrafts } from './query.ts';
import { createPostList, type DashboardPost, type PostList, type Undo } from './store.ts';

/** A board's list of posts with its actions; the server renders the loading state. */
export function Dashboard({ board: name }: { board: BoardDashboard['name'] }) {
  const [list] = useState(() => createPostList(dashboards[name]));
  const { board } = list;
  const found = useStore(list.$state, { ssr: 'initial' });
  const begun = useStore(list.begun.$state, { ssr: 'initial' });
  const { value = [], counts } = found;
  const status = begun.status === 'failed' ? 'failed' : found.status;
  const query = useStore(list.$query, { ssr: 'initial' });
  useEffect(() => list.start(), [list]);

  const applyQuery = (next: DashboardQuery) => {
    const address = location.pathname + dashboardQueryString(next);
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    void list.load(next);
  };
  // Deleted posts must never be shown as current ones, not even while the right ones load.
  const isDeleted = query.status === 'deleted';
  const isAnswered = (found.query?.status === 'deleted') === isDeleted;
  const shown = isAnswered ? value : [];
  const drafts = showsDrafts(query) ? (begun.value ?? []) : [];
  const isEmpty = shown.length === 0 && drafts.length === 0;
  const { count = 0 } = drafts.length > 0 ? begun : {};
  const all = counts && { posts: counts.posts + count, drafts: counts.drafts + count };
  return (
    <>
      <Head title={board.words.title} intro={isOnSite(name) ? board.words.intro : hiddenIntro(name)}>
        {board.name === 'signal-board' ? (
          <Button label={board.words.create} onClick={() => location.assign(board.editPath)} />
        ) : (
          <a href={board.editPath} className={buttonClass()}>
            {board.words.create}
          </a>
        )}
      </Head>
      <FilterBar
        search={query.search ?? ''}
        placeholder="Search"
        className="mt-8"
        onSearch={(search) => applyQuery({ ...query, search })}
        onRefresh={() => void list.load()}
      >
        {choice('Category', query.category, [['', 'All Categories'], ...filterOptions(name)], (category) =>
          applyQuery({ ...query, category }),
        )}
        {choice('Status', query.status, statuses, (status) => applyQuery({ ...query, status }))}
        {!isDeleted && choice('Sort by', query.sort, sorts, (sort) => applyQuery({ ...query, sort }))}
      </FilterBar>
      <UndoStrip list={list} />
      <ListState
        status={status}
        said={all && !isEmpty && dashboardCountWords(all, query)}
        failed={board.words.listFailed}
        onAgain={() => void list.load()}
      />
      {!isEmpty && <PostTable {...{ list, drafts }} posts={shown} deleted={isDeleted} busy={status === 'loading'} />}
      <ChosenBar list={list} posts={shown} />
      {status === 'ready' && begun.status === 'ready' && isEmpty && (
        <Empty
          title={isDeleted ? 'Nothing deleted in the last 30 days' : board.words.empty}
          onClear={dashboardQueryString(query) ? () => applyQuery({}) : undefined}
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
      {isAnswered && <LoadMore of={drafts.length > 0 && begun.next ? list.begun : list} />}
    </>
  );
}

/** Said in place of where the posts appear, by what an owner has to change. */
function hiddenIntro(board: BoardDashboard['name']): string {
  return `Visitors can’t read them: this site goes without the page. To show it, take /${board} out of “without” in src/content/site.data.ts.`;
}

interface Props {
  list: PostList;
  /** All that are shown. */
  posts: readonly DashboardPost[];
}

/** Actions on the chosen posts; renders nothing if there are none. */
function ChosenBar({ list, posts }: Props) {
  const { $keys, set } = list.selection;
  const keys = useStore($keys, { ssr: 'initial' });
  const [busy, run] = useBusy();
  const chosen = posts.filter(({ id }) => keys.has(id));
  const [first] = chosen;
  if (!first) return null;
  const said = counted(chosen.length, 'post');

  const act = async <Result,>(work: () => Result | Promise<Result>) => {
    const result = await run(work);
    restoreFocus();
    return result;
  };
  async function remove() {
    const isConfirmed = await confirm({
      title: `Delete ${said}`,
      action: 'Delete',
      text: 'You can restore them for 30 days.',
    });
    if (isConfirmed) await act(() => list.remove(chosen));
  }
  /** To the editor of the copy. */
  async function duplicate(post: DashboardPost) {
    const id = await act(() => list.duplicate(post));
    if (id !== undefined) location.assign(`${list.board.editPath}/${id}`);
  }
  const actions: [string, () => void][] = [
    ['Publish', () => void act(() => list.setPublished(true))],
    ['Unpublish', () => void act(() => list.setPublished(false))],
    ['Delete', () => void remove()],
    ['Choose all', () => set(posts.map(({ id }) => id))],
    ['Choose none', () => void act(() => set([]))],
  ];
  if (chosen.length === 1) actions.push(['Duplicate', () => void duplicate(first)]);
  return <SelectionBar name="Chosen posts" said={`${said} chosen`} {...{ busy, actions }} />;
}

/** Offers to undo what was just done. A toast would disappear while it is being read. */
function UndoStrip({ list }: { list: PostList }) {
  const undo = useStore(list.$undo, { ssr: 'initial' });
  if (!undo) return <div role="status" />;
  const { said, more } = undoWords(undo);
  return (
    <div role="status">
      <div className="mt-5 flex items-center gap-x-4 gap-y-1 rounded-sheet border border-rule-strong bg-sheet py-2 pr-1.5 pl-4 text-ui">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span>{said}</span>
          <span className="text-ink-2">{more}</span>
        </p>
        <TextButton label="Undo" id="undo" onClick={() => void list.undo().then(restoreFocus)} />
      </div>
    </div>
  );
}

function undoWords(undo: Undo): { said: string; more: string } {
  const one = (title = '', did: string) => `“${isolated(title)}” was ${did}. `;
  if (undo.did === 'dropped') {
    return { said: one(undo.draft.values.title, 'deleted'), more: 'It can be undone until you leave this page.' };
  }
  const { did, posts } = undo;
  const isMany = posts.length > 1;
  const said = isMany ? `${counted(posts.length, 'post')} were ${did}. ` : one(posts[0]?.title, did);
  return { said, more: did === 'deleted' ? `${isMany ? 'They' : 'It'} can be restored for 30 days.` : '' };
}
