import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { InboxItem } from '#src/contracts/inbox.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { isForThisPage } from '../is-for-this-page.ts';
import { isSame, keyOf, type Query } from './query.ts';
import { $selected, toggle } from './selection.ts';
import { go } from './start.ts';
import { hrefOf } from './state.ts';
import { kindNames, lineOf, titleOf } from './words.ts';

interface Props {
  items: readonly InboxItem[];
  query: Query;
  busy: boolean;
}

/** The list of items; each is a link to itself. */
export function ItemList({ items, query, busy }: Props) {
  const now = Date.now();
  return (
    <ul className="entries" aria-label="Items" aria-busy={busy}>
      {items.map((item) => (
        <Entry key={keyOf(item)} item={item} query={query} now={now} />
      ))}
    </ul>
  );
}

function Entry({ item, query, now }: { item: InboxItem; query: Query; now: number }) {
  const { kind, id, unread, isSpam, handledAt, cancelledAt, company, changedAt } = item;
  const { tags, assignee } = item;
  const isSelected = useStore($selected, { ssr: 'initial' }).has(keyOf(item));
  const open = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    go({ ...query, item: { kind, id } });
    // The item's section exists from the moment it starts loading.
    requestAnimationFrame(() => document.getElementById('inbox-detail')?.focus());
  };
  return (
    <li>
      <label className="entry-select">
        <span className="sr-only">Select {titleOf(item)}</span>
        <input type="checkbox" checked={isSelected} onChange={() => toggle(item)} />
      </label>
      <a
        href={hrefOf(item, query)}
        className="entry"
        data-item={keyOf(item)}
        data-unread={unread || undefined}
        aria-current={isSame(query.item, item) || undefined}
        onClick={open}
      >
        <span className="entry-top">
          <span className="entry-title">
            {unread && <span className="sr-only">Unread: </span>}
            {titleOf(item)}
          </span>
          <time dateTime={changedAt} title={formatAgencyTime(changedAt)}>
            {relativeTime(changedAt, now)}
          </time>
        </span>
        <span className="entry-line">{lineOf(item)}</span>
        <span className="entry-foot">
          <span>{kindNames[kind]}</span>
          {company && <span className="entry-company">{company}</span>}
          {isSpam && <span className="mark mark-spam">Possible spam</span>}
          {cancelledAt && <span className="mark">Canceled</span>}
          {handledAt && <span className="mark mark-done">Handled</span>}
          {assignee && <span>{assignee}</span>}
          {tags.map((tag) => (
            <span key={tag} className="mark">
              {tag}
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}
