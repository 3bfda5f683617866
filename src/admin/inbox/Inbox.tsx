import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { InboxFilter, InboxItem } from '#src/contracts/inbox.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { choice, FilterBar, ListState, LoadMore } from '../list/List.tsx';
import { queryString } from '../list/query.ts';
import { Empty, Head } from '../parts/Screen.tsx';
import { $news, unreadOf } from '../news.ts';
import { PageLink } from '../parts/Button.tsx';
import { $admin } from '../session.ts';
import { named } from '../parts/form.tsx';
import { useNow } from '../parts/hooks.ts';
import { shownTime } from '../agency-time.ts';
import { BulkBar } from './BulkBar.tsx';
import { entryLinks, openItemSection } from './focus.ts';
import { useInboxKeys } from './Keys.tsx';
import { Tools } from './Tools.tsx';
import { Detail } from './item/Detail.tsx';
import { keyOf, inboxKinds, type InboxQuery } from './query.ts';
import { $desk, go, hrefOf, inbox, $opened, $query, selection, startInbox } from './store.ts';
import { answeredWords, inboxCountWords, lineOf, titleOf, unsentWords, waitsForUs } from './words.ts';
import { empty, emptyFiltered, kindNames, kindPlurals, spams, states } from './words.data.ts';

/** The list of items and the open item; the server renders the loading state. */
export function Inbox() {
  const query = useStore($query, { ssr: 'initial' });
  const { status, value = [], counts, answers } = useStore(inbox.$state, { ssr: 'initial' });
  const opened = useStore($opened, { ssr: 'initial' });
  const tags = useStore($desk, { ssr: 'initial' })?.tags ?? [];
  useEffect(startInbox, []);
  useInboxKeys();

  const close = () => {
    const { item } = query;
    go({ ...query, item: null });
    // On a phone closing the item brings the list back.
    requestAnimationFrame(() => {
      if (item) entryLinks.get(item)?.focus();
    });
  };
  const onClear = () => go({ filter: {}, item: null });
  const shown = answers === queryString(query.filter) ? value : [];
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
            said={counts && shown.length > 0 && inboxCountWords(counts, query.filter)}
            failed="Failed to fetch the inbox"
            onAgain={() => void inbox.load()}
          />
          <datalist id="inbox-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          {shown.length > 0 && (
            <ul className="ledger" aria-label="Items" aria-busy={status === 'loading'}>
              {shown.map((item) => (
                <Entry key={keyOf(item)} item={item} query={query} />
              ))}
            </ul>
          )}
          <BulkBar shown={shown} />
          {status === 'ready' && shown.length === 0 && (
            <Empty {...(queryString(query.filter) ? { ...emptyFiltered, onClear } : empty)} />
          )}
          {shown.length > 0 && <LoadMore of={inbox} />}
        </div>
        <Detail opened={opened} onClose={close} />
      </div>
    </div>
  );
}

/** The filters: search, state, spam, assignee and tag. */
function Filters() {
  const { filter } = useStore($query, { ssr: 'initial' });
  const desk = useStore($desk, { ssr: 'initial' });
  const me = useStore($admin, { ssr: 'initial' })?.username;
  const others = desk?.people.filter((name) => name !== me);
  const narrow = (change: Partial<InboxFilter>) => go({ filter: { ...filter, ...change }, item: null });
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
          ['', 'Any assignee'],
          ...(me ? ([[me, 'Mine']] as const) : []),
          ['none', 'Assigned to nobody'],
          ...named(others, ['none', me].includes(filter.assignee) ? undefined : filter.assignee),
        ],
        (assignee) => narrow({ assignee }),
      )}
      {(filter.tag || (desk && desk.tags.length > 0)) &&
        choice('Tag', filter.tag, [['', 'All tags'], ...named(desk?.tags, filter.tag)], (tag) => narrow({ tag }))}
    </FilterBar>
  );
}

/** Tabs for the kinds of items, with their unread counts. */
function Kinds() {
  const { filter } = useStore($query, { ssr: 'initial' });
  const news = useStore($news, { ssr: 'initial' });
  return (
    <nav aria-label="Kinds" className="mt-7 max-lg:group-data-open/inbox:hidden">
      <ul className="flex flex-wrap gap-x-7 border-b border-rule-strong">
        {[undefined, ...inboxKinds].map((kind) => {
          const count = news && (kind ? news.unread[kind] : unreadOf(news));
          const next: InboxQuery = { filter: { ...filter, kind }, item: null };
          return (
            <li key={kind ?? 'all'}>
              <PageLink
                href={hrefOf(null, next)}
                className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent text-ui font-medium text-ink-2 hover:text-ink aria-[current]:border-cobalt aria-[current]:text-ink forced-colors:not-aria-[current]:border-b-0"
                aria-current={filter.kind === kind || undefined}
                onGo={() => go(next)}
              >
                <span>{kind ? kindPlurals[kind] : 'All'}</span>
                {Boolean(count) && (
                  <span className="min-w-5.5 rounded-sheet bg-cobalt px-1.5 text-center text-note font-semibold text-on-cobalt">
                    <span>{count}</span>
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

/** An item of the list, which is a link to itself. */
function Entry({ item, query }: { item: InboxItem; query: InboxQuery }) {
  const { kind, unread, isSpam, handledAt, cancelledAt, company, changedAt } = item;
  const { tags, assignee } = item;
  const answered = answeredWords(item, useStore($admin, { ssr: 'initial' })?.username);
  const unsent = unsentWords(item);
  const key = keyOf(item);
  const now = useNow();
  const isSelected = useStore(selection.$keys, { ssr: 'initial' }).has(key);
  const open = () => {
    go({ ...query, item: key });
    // The item's section exists from the moment it starts loading.
    requestAnimationFrame(() => openItemSection.current?.focus());
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] border-rule not-first:border-t">
      <label className="grid w-11 cursor-pointer items-start justify-items-center pt-3.75">
        <span className="sr-only">{`Select ${titleOf(item)}`}</span>
        <input
          type="checkbox"
          className="size-4.5 accent-cobalt"
          checked={isSelected}
          onChange={({ target }) => selection.choose(key, target.checked)}
        />
      </label>
      <PageLink
        href={hrefOf(key, query)}
        className="relative grid grid-cols-[minmax(0,1fr)] gap-0.5 pt-3 pr-3 pb-3.25 pl-6 text-ui leading-[1.4] hover:bg-sheet/70 focus-visible:-outline-offset-2 aria-[current]:bg-sheet aria-[current]:inset-ring aria-[current]:inset-ring-rule-strong forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2"
        ref={(link) => {
          if (link) entryLinks.set(key, link);
          return () => void entryLinks.delete(key);
        }}
        aria-current={query.item === key || undefined}
        onGo={open}
      >
        {unread && (
          <span className="absolute top-4.75 left-2 size-2 rounded-full bg-cobalt forced-color-adjust-none forced-colors:bg-[LinkText]" />
        )}
        <span className="flex justify-between gap-4 max-sm:block">
          <span
            className={`min-w-0 truncate max-sm:block max-sm:wrap-anywhere max-sm:whitespace-normal ${unread ? 'font-bold' : ''}`}
          >
            {unread && <span className="sr-only">Unread: </span>}
            <bdi>{titleOf(item)}</bdi>
          </span>
          <time className="flex-none text-note text-ink-2" dateTime={changedAt} title={shownTime(changedAt)}>
            {relativeTime(changedAt, now)}
          </time>
        </span>
        <span className="line-clamp-2 wrap-anywhere text-ink-2" dir="auto">
          {lineOf(item)}
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-note text-ink-2">
          <span>{kindNames[kind]}</span>
          {company && (
            <span className="max-w-full min-w-0 truncate" dir="auto">
              {company}
            </span>
          )}
          {isSpam && <span className="mark border-error! text-error!">Possible spam</span>}
          {cancelledAt && <span className="mark">Canceled</span>}
          {waitsForUs(item) && <span className="mark border-ink! text-ink!">Waiting for us</span>}
          {answered && <span>{answered}</span>}
          {unsent && <span className="mark border-error! text-error!">{unsent}</span>}
          {handledAt && <span className="mark border-cobalt! text-cobalt!">Handled</span>}
          {assignee && <span dir="auto">{assignee}</span>}
          {tags.map((tag) => (
            <span key={tag} className="mark" dir="auto">
              {tag}
            </span>
          ))}
        </span>
      </PageLink>
    </li>
  );
}
