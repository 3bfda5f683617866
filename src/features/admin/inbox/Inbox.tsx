import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { $selected, BulkBar, MAX_SELECTED, select } from './BulkBar.tsx';
import { Filters, Kinds } from './Filters.tsx';
import { ItemList } from './ItemList.tsx';
import { Tools } from './Tools.tsx';
import { Detail } from './item/Detail.tsx';
import { isFiltered, keyOf, requestQuery } from './query.ts';
import { $desk, $list, $opened, $query, loadMore } from './state.ts';
import { go, load, start } from './store.ts';
import { useKeys } from './use-keys.ts';
import { countWords } from './words.ts';
import { Empty, Head, ListFailed, LoadMore, Spinner } from '../parts/Screen.tsx';

/** The list of items and the open item; the server renders the loading state. */
export function Inbox() {
  const query = useStore($query, { ssr: 'initial' });
  const { status, value = [], counts, answers, next } = useStore($list, { ssr: 'initial' });
  const opened = useStore($opened, { ssr: 'initial' });
  const list = useRef<HTMLDivElement>(null);
  useEffect(start, []);

  const close = () => {
    const { item } = query;
    go({ ...query, item: null });
    // On a phone closing the item brings the list back.
    requestAnimationFrame(() => {
      if (item) list.current?.querySelector<HTMLElement>(`[data-item="${keyOf(item)}"]`)?.focus();
    });
  };
  useKeys({ list, selected: query.item, onClose: close });

  const shown = answers === requestQuery(query.filter) ? value : [];
  const isOpen = opened.status !== 'none';
  const keys = useStore($selected, { ssr: 'initial' });
  const selected = shown.filter((item) => keys.has(keyOf(item)));
  const isAll = selected.length >= Math.min(shown.length, MAX_SELECTED);
  const tags = useStore($desk, { ssr: 'initial' })?.tags ?? [];
  return (
    // On narrow screens an open item replaces the list.
    <div className="group/inbox" data-open={isOpen || undefined}>
      <Head title="Inbox" className="max-lg:group-data-open/inbox:sr-only">
        <Tools filter={query.filter} />
      </Head>
      <Kinds />
      <Filters />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(20rem,5fr)_minmax(0,7fr)] lg:items-start lg:gap-x-[clamp(1.5rem,3vw,2.5rem)]">
        <div className="max-lg:group-data-open/inbox:hidden" ref={list}>
          <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 py-3 text-ui text-ink-2">
            <p aria-live="polite">
              {status !== 'failed' &&
                counts &&
                shown.length > 0 &&
                countWords(counts, query.filter)}
            </p>
            {status === 'loading' && <Spinner />}
          </div>
          {status === 'failed' && (
            <ListFailed
              title="Failed to fetch the inbox"
              hasOld={shown.length > 0}
              onAgain={() => void load()}
            />
          )}
          {shown.length > 0 && (
            <label className="flex min-h-10 w-fit cursor-pointer items-center gap-2.5 pl-3.25 text-ui">
              <input
                id="select-all"
                type="checkbox"
                className="size-4.5 accent-cobalt"
                checked={isAll}
                onChange={() => select(isAll ? [] : shown)}
              />
              Select all shown
            </label>
          )}
          <datalist id="inbox-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          {shown.length > 0 && <ItemList items={shown} query={query} busy={status === 'loading'} />}
          {selected.length > 0 && <BulkBar items={selected} />}
          {status === 'ready' && shown.length === 0 && <EmptyInbox filter={query.filter} />}
          {next && shown.length > 0 && status !== 'failed' && (
            <LoadMore busy={status === 'loading'} onMore={() => void loadMore()} />
          )}
        </div>
        <Detail opened={opened} onClose={close} />
      </div>
    </div>
  );
}

/** Shown if the inbox is empty or nothing matches the filter. */
function EmptyInbox({ filter }: { filter: InboxFilter }) {
  if (!isFiltered(filter)) {
    return (
      <Empty
        title="Nobody has written yet"
        hint="Contact requests, calls and conversations will land here."
      />
    );
  }
  return (
    <Empty
      title="Nothing matches"
      hint="Try other words, or look at everything."
      onClear={() => go({ filter: {}, item: null })}
    />
  );
}
