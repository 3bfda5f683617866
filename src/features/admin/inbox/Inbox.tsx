import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { ListState, LoadMore } from '../list/ListState.tsx';
import { BulkBar } from './BulkBar.tsx';
import { Filters, Kinds } from './Filters.tsx';
import { ItemList } from './ItemList.tsx';
import { Tools } from './Tools.tsx';
import { Detail } from './item/Detail.tsx';
import { requestQuery } from './query.ts';
import { $desk, $opened, $query, inbox } from './state.ts';
import { go, start } from './store.ts';
import { countWords } from './words.ts';
import { Empty, Head } from '../parts/Screen.tsx';

/** The list of items and the open item; the server renders the loading state. */
export function Inbox() {
  const query = useStore($query, { ssr: 'initial' });
  const { status, value = [], counts, answers } = useStore(inbox.$state, { ssr: 'initial' });
  const opened = useStore($opened, { ssr: 'initial' });
  const tags = useStore($desk, { ssr: 'initial' })?.tags ?? [];
  useEffect(start, []);

  const close = () => {
    const { item } = query;
    go({ ...query, item: null });
    // On a phone closing the item brings the list back.
    requestAnimationFrame(() => {
      if (item) document.querySelector<HTMLElement>(`[data-item="${item}"]`)?.focus();
    });
  };
  const shown = answers === requestQuery(query.filter) ? value : [];
  return (
    // On narrow screens an open item replaces the list.
    <div className="group/inbox" data-open={opened.status !== 'none' || undefined}>
      <Head title="Inbox" className="max-lg:group-data-open/inbox:sr-only">
        <Tools filter={query.filter} />
      </Head>
      <Kinds />
      <Filters />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(20rem,5fr)_minmax(0,7fr)] lg:items-start lg:gap-x-[clamp(1.5rem,3vw,2.5rem)]">
        <div className="max-lg:group-data-open/inbox:hidden">
          <ListState
            status={status}
            said={counts && shown.length > 0 && countWords(counts, query.filter)}
            failed="Failed to fetch the inbox"
            onAgain={() => void inbox.load()}
          />
          <datalist id="inbox-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          {shown.length > 0 && <ItemList items={shown} query={query} busy={status === 'loading'} />}
          <BulkBar shown={shown} />
          {status === 'ready' && shown.length === 0 && <EmptyInbox filter={query.filter} />}
          {shown.length > 0 && <LoadMore of={inbox} />}
        </div>
        <Detail opened={opened} onClose={close} />
      </div>
    </div>
  );
}

function EmptyInbox({ filter }: { filter: InboxFilter }) {
  if (!requestQuery(filter)) {
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
