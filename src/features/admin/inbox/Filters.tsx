import { useStore } from '@nanostores/react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { kinds, type Query } from './query.ts';
import { $desk, $query, hrefOf, inbox } from './state.ts';
import { go } from './store.ts';
import { kindPlurals, spams, states } from './words.data.ts';
import { choice, FilterBar } from '../list/FilterBar.tsx';
import { $news, unreadOf } from '../news.ts';
import { PageLink } from '../parts/PageLink.tsx';

/** The filters: search, state, spam, assignee and tag. */
export function Filters() {
  const { filter } = useStore($query, { ssr: 'initial' });
  const desk = useStore($desk, { ssr: 'initial' });
  const narrow = (change: Partial<InboxFilter>) =>
    go({ filter: { ...filter, ...change }, item: null });
  return (
    <FilterBar
      search={filter.search ?? ''}
      className="mt-5 max-lg:group-data-open/inbox:hidden md:[&_form]:basis-48 md:[&_select]:flex-[0_1_10.5rem]"
      placeholder="Name, email, company, phone, words"
      onSearch={(search) => narrow({ search: search || undefined })}
      onRefresh={() => void inbox.load()}
    >
      {choice('State', filter.state, states, (state) => narrow({ state }))}
      {choice('Spam', filter.spam, spams, (spam) => narrow({ spam }))}
      {choice(
        'Assigned to',
        filter.assignee,
        [
          { label: 'Any assignee' },
          { value: 'none', label: 'Assigned to nobody' },
          ...named(desk?.people, filter.assignee === 'none' ? undefined : filter.assignee),
        ],
        (assignee) => narrow({ assignee }),
      )}
      {(filter.tag || (desk && desk.tags.length > 0)) &&
        choice(
          'Tag',
          filter.tag,
          [{ label: 'All tags' }, ...named(desk?.tags, filter.tag)],
          (tag) => narrow({ tag }),
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
  const { filter } = useStore($query, { ssr: 'initial' });
  const news = useStore($news, { ssr: 'initial' });
  return (
    <nav aria-label="Kinds" className="mt-7 max-lg:group-data-open/inbox:hidden">
      <ul className="flex flex-wrap gap-x-7 border-b border-rule-strong">
        {[undefined, ...kinds].map((kind) => {
          const count = news && (kind ? news.unread[kind] : unreadOf(news));
          const next: Query = { filter: { ...filter, kind }, item: null };
          return (
            <li key={kind ?? 'all'}>
              <PageLink
                href={hrefOf(null, next)}
                className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent text-ui font-medium text-ink-2 hover:text-ink aria-[current]:border-cobalt aria-[current]:text-ink"
                aria-current={filter.kind === kind || undefined}
                onGo={() => go(next)}
              >
                {kind ? kindPlurals[kind] : 'All'}
                {Boolean(count) && (
                  <span className="min-w-5.5 rounded-sheet bg-cobalt px-1.5 text-center text-note font-semibold text-on-cobalt">
                    {count}
                    <span className="sr-only"> unread</span>
                  </span>
                )}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
