import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { keepFocus } from '../list/ListState.tsx';
import { counted } from '../list/query.ts';
import { SelectionBar } from '../list/Selection.tsx';
import { TextButton } from '../parts/Button.tsx';
import { confirm } from '../parts/confirm.tsx';
import type { ListedPost } from './boards.ts';
import type { PostList } from './store.ts';

interface Props {
  list: PostList;
  /** All that are shown. */
  posts: readonly ListedPost[];
}

/** Actions on the chosen posts; renders nothing if there are none. */
export function ChosenBar({ list, posts }: Props) {
  const { $keys, set } = list.selection;
  const keys = useStore($keys, { ssr: 'initial' });
  const [busy, setBusy] = useState(false);
  const chosen = posts.filter(({ id }) => keys.has(id));
  const [first] = chosen;
  if (!first) return null;
  const said = counted(chosen.length, 'post');

  async function run(action: Promise<unknown>) {
    setBusy(true);
    await action;
    setBusy(false);
    keepFocus();
  }
  async function remove() {
    const isConfirmed = await confirm({
      title: `Delete ${said}`,
      action: 'Delete',
      text: 'You can restore them for 30 days.',
    });
    if (isConfirmed) await run(list.remove(chosen));
  }
  /** To the editor of the copy. */
  async function duplicate(post: ListedPost) {
    const id = await list.duplicate(post);
    if (id !== undefined) location.assign(`${list.board.editPath}/${id}`);
  }
  const actions: [string, () => void][] = [
    ['Publish', () => void run(list.setPublished(true))],
    ['Unpublish', () => void run(list.setPublished(false))],
    ['Delete', () => void remove()],
    ['Choose all', () => set(posts.map(({ id }) => id))],
    ['Choose none', () => void run(Promise.resolve(set([])))],
  ];
  if (chosen.length === 1) actions.push(['Duplicate', () => void duplicate(first)]);
  return <SelectionBar name="Chosen posts" said={`${said} chosen`} {...{ busy, actions }} />;
}

/** Offers to restore what was just deleted. A toast would disappear while it is being read. */
export function UndoStrip({ list }: { list: PostList }) {
  const undo = useStore(list.$undo, { ssr: 'initial' });
  if (!undo) return <div role="status" />;
  const { ids, title } = undo;
  const isMany = ids.length > 1;
  return (
    <div role="status">
      <div className="mt-5 flex items-center gap-x-4 gap-y-1 rounded-sheet border border-rule-strong bg-sheet py-2 pr-1.5 pl-4 text-ui">
        <p className="min-w-0 flex-1 wrap-anywhere">
          {isMany ? `${counted(ids.length, 'post')} were deleted.` : `“${title}” was deleted.`}{' '}
          <span className="text-ink-2">{isMany ? 'They' : 'It'} can be restored for 30 days.</span>
        </p>
        <TextButton id="undo" onClick={() => void list.restore(ids, title).then(keepFocus)}>
          Undo
        </TextButton>
      </div>
    </div>
  );
}
