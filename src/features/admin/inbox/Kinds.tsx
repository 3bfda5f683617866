import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { InboxKind } from '#src/contracts/inbox.ts';
import { isForThisPage } from '../is-for-this-page.ts';
import { $news, unreadOf } from '../news.ts';
import { kinds, type Query } from './query.ts';
import { go } from './start.ts';
import { $query, hrefOf } from './store.ts';
import { kindPlurals } from './words.ts';

/** Tabs for the kinds of items, with their unread counts. */
export function Kinds() {
  const query = useStore($query, { ssr: 'initial' });
  return (
    <nav aria-label="Kinds" className="kinds">
      <ul>
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
