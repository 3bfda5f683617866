import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { InboxFilter, InboxKind } from '#src/contracts/inbox.ts';
import { Choice, FilterBar } from '../list/FilterBar.tsx';
import { isForThisPage } from '../is-for-this-page.ts';
import { $news, unreadOf } from '../news.ts';
import { $desk } from './desk.ts';
import { go } from './start.ts';
import { load } from './list.ts';
import { $query, hrefOf } from './state.ts';
import { kinds, type Query } from './query.ts';
import { kindPlurals } from './words.ts';

const states = [
  { label: 'Any status' },
  { value: 'unread', label: 'Unread' },
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
] as const;

const spams = [
  { label: 'Including spam' },
  { value: 'hide', label: 'Excluding spam' },
  { value: 'only', label: 'Spam only' },
] as const;

/** The filters: search, state, spam, assignee and tag. */
export function Filters() {
  const { filter } = useStore($query, { ssr: 'initial' });
  const desk = useStore($desk, { ssr: 'initial' });
  const narrow = (change: Partial<InboxFilter>) =>
    go({ filter: { ...filter, ...change }, item: null });
  return (
    <FilterBar
      search={filter.search ?? ''}
      placeholder="Name, email, company, phone, words"
      onSearch={(search) => narrow({ search: search || undefined })}
      onRefresh={() => void load()}
    >
      <Choice
        label="State"
        value={filter.state}
        options={states}
        onValue={(state) => narrow({ state })}
      />
      <Choice
        label="Spam"
        value={filter.spam}
        options={spams}
        onValue={(spam) => narrow({ spam })}
      />
      <Choice
        label="Assigned to"
        value={filter.assignee}
        options={[
          { label: 'Any assignee' },
          { value: 'none', label: 'Assigned to nobody' },
          ...named(desk?.people, filter.assignee === 'none' ? undefined : filter.assignee),
        ]}
        onValue={(assignee) => narrow({ assignee })}
      />
      {(filter.tag || (desk && desk.tags.length > 0)) && (
        <Choice
          label="Tag"
          value={filter.tag}
          options={[{ label: 'All tags' }, ...named(desk?.tags, filter.tag)]}
          onValue={(tag) => narrow({ tag })}
        />
      )}
    </FilterBar>
  );
}

/** Options for names, including the current one if it is no longer in use. */
function named(names: readonly string[] = [], current: string | undefined) {
  const all = new Set([...names, ...(current ? [current] : [])]);
  return [...all].map((name) => ({ value: name, label: name }));
}

/** Tabs for the kinds of items, with their unread counts. */
export function Kinds() {
  const query = useStore($query, { ssr: 'initial' });
  return (
    <nav aria-label="Kinds" className="kinds mt-7">
      <ul className="flex flex-wrap gap-x-7 border-b border-rule-strong">
        {[undefined, ...kinds].map((kind) => (
          <Kind key={kind ?? 'all'} kind={kind} query={query} />
        ))}
      </ul>
    </nav>
  );
}

function Kind({ kind, query }: { kind: InboxKind | undefined; query: Query }) {
  const news = useStore($news, { ssr: 'initial' });
  const count = news && (kind ? news.unread[kind] : unreadOf(news));
  const next: Query = { filter: { ...query.filter, kind }, item: null };
  const follow = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    go(next);
  };
  return (
    <li>
      <a
        href={hrefOf(null, next)}
        className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent text-ui font-medium text-ink-2 hover:text-ink aria-[current]:border-cobalt aria-[current]:text-ink"
        aria-current={query.filter.kind === kind || undefined}
        onClick={follow}
      >
        {kind ? kindPlurals[kind] : 'All'}
        {Boolean(count) && (
          <span className="min-w-5.5 rounded-sheet bg-cobalt px-1.5 text-center text-note font-semibold text-on-cobalt">
            {count}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </a>
    </li>
  );
}
