import { useStore } from '@nanostores/react';
import type { InboxItem } from '#src/contracts/inbox.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { PageLink } from '../parts/PageLink.tsx';
import { keyOf, type Query } from './query.ts';
import { go } from './store.ts';
import { hrefOf, selection } from './state.ts';
import { kindNames } from './words.data.ts';
import { lineOf, titleOf } from './words.ts';

interface Props {
  items: readonly InboxItem[];
  query: Query;
  busy: boolean;
}

/** The list of items; each is a link to itself. */
export function ItemList({ items, query, busy }: Props) {
  return (
    <ul className="ledger" aria-label="Items" aria-busy={busy}>
      {items.map((item) => (
        <Entry key={keyOf(item)} item={item} query={query} />
      ))}
    </ul>
  );
}

function Entry({ item, query }: { item: InboxItem; query: Query }) {
  const { kind, unread, isSpam, handledAt, cancelledAt, company, changedAt } = item;
  const { tags, assignee } = item;
  const key = keyOf(item);
  const isSelected = useStore(selection.$keys, { ssr: 'initial' }).has(key);
  const open = () => {
    go({ ...query, item: key });
    // The item's section exists from the moment it starts loading.
    requestAnimationFrame(() => document.getElementById('inbox-detail')?.focus());
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] border-rule not-first:border-t">
      <label className="grid w-11 cursor-pointer items-start justify-items-center pt-3.75">
        <span className="sr-only">Select {titleOf(item)}</span>
        <input
          type="checkbox"
          className="size-4.5 accent-cobalt"
          checked={isSelected}
          onChange={({ target }) => selection.choose(key, target.checked)}
        />
      </label>
      <PageLink
        href={hrefOf(key, query)}
        className="relative grid grid-cols-[minmax(0,1fr)] gap-0.5 pt-3 pr-3 pb-3.25 pl-6 text-ui leading-[1.4] hover:bg-sheet/70 focus-visible:-outline-offset-2 aria-[current]:bg-sheet aria-[current]:inset-ring aria-[current]:inset-ring-rule-strong"
        data-item={key}
        aria-current={query.item === key || undefined}
        onGo={open}
      >
        {unread && <span className="absolute top-4.75 left-2 size-2 rounded-full bg-cobalt" />}
        <span className="flex justify-between gap-4 max-sm:block">
          <span
            className={`min-w-0 truncate max-sm:block max-sm:wrap-anywhere max-sm:whitespace-normal ${unread ? 'font-bold' : ''}`}
          >
            {unread && <span className="sr-only">Unread: </span>}
            {titleOf(item)}
          </span>
          <time
            className="flex-none text-note text-ink-2"
            dateTime={changedAt}
            title={formatAgencyTime(changedAt)}
          >
            {relativeTime(changedAt, Date.now())}
          </time>
        </span>
        <span className="line-clamp-2 wrap-anywhere text-ink-2">{lineOf(item)}</span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-note text-ink-2">
          <span>{kindNames[kind]}</span>
          {company && <span className="max-w-full min-w-0 truncate">{company}</span>}
          {isSpam && <span className="mark border-error! text-error!">Possible spam</span>}
          {cancelledAt && <span className="mark">Canceled</span>}
          {handledAt && <span className="mark border-cobalt! text-cobalt!">Handled</span>}
          {assignee && <span>{assignee}</span>}
          {tags.map((tag) => (
            <span key={tag} className="mark">
              {tag}
            </span>
          ))}
        </span>
      </PageLink>
    </li>
  );
}
