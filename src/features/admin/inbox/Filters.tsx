import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { InboxFilter, InboxKind } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { kinds, type Query } from './query.ts';
import { go } from './start.ts';
import { $query, $unread, hrefOf, load } from './store.ts';
import { kindPlurals } from './words.ts';

/** What the list is narrowed down by: kinds as tabs, a search that is sent by its button, two choices. */
export function Filters() {
  const query = useStore($query, { ssr: 'initial' });
  const { filter } = query;
  const { search = '' } = filter;
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);

  const narrow = (change: Partial<InboxFilter>) =>
    go({ filter: { ...filter, ...change }, item: null });
  return (
    <>
      <nav aria-label="Kinds" className="kinds">
        <ul>
          {[undefined, ...kinds].map((kind) => (
            <Kind key={kind ?? 'all'} kind={kind} query={query} />
          ))}
        </ul>
      </nav>
      <div className="filters">
        <form
          role="search"
          className="find"
          onSubmit={(event) => {
            event.preventDefault();
            narrow({ search: typed.trim() || undefined });
          }}
        >
          <input
            type="search"
            name="search"
            aria-label="Search"
            placeholder="Name, email, company, phone, words"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit">Search</button>
        </form>
        <select
          aria-label="State"
          value={filter.state ?? ''}
          onChange={({ target }) =>
            narrow({ state: (target.value || undefined) as InboxFilter['state'] })
          }
        >
          <option value="">Open and handled</option>
          <option value="unread">Unread</option>
          <option value="open">Open</option>
          <option value="handled">Handled</option>
        </select>
        <select
          aria-label="Spam"
          value={filter.spam ?? ''}
          onChange={({ target }) =>
            narrow({ spam: (target.value || undefined) as InboxFilter['spam'] })
          }
        >
          <option value="">Spam too</option>
          <option value="hide">Without spam</option>
          <option value="only">Only spam</option>
        </select>
        <button
          type="button"
          className={`${buttonClass({ variant: 'secondary' })} refresh`}
          onClick={load}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4" />
          </svg>
          Refresh
        </button>
      </div>
    </>
  );
}

function Kind({ kind, query }: { kind: InboxKind | undefined; query: Query }) {
  const unread = useStore($unread, { ssr: 'initial' });
  const count = unread && (kind ? unread[kind] : unread.lead + unread.call + unread.chat);
  const next: Query = { filter: { ...query.filter, kind }, item: null };
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(next);
  };
  return (
    <li>
      <a
        href={hrefOf(null, next)}
        aria-current={query.filter.kind === kind || undefined}
        onClick={follow}
      >
        {kind ? kindPlurals[kind] : 'All'}
        {Boolean(count) && (
          <span className="kind-count">
            {count}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </a>
    </li>
  );
}
