import type { MouseEvent } from 'react';
import { isForThisPage } from '../is-for-this-page.ts';
import { addressOf, type Query } from './query.ts';

interface Props {
  query: Query;
  ask: (query: Query) => void;
}

/** Switches between current and deleted posts. */
export function ViewLink({ query, ask }: Props) {
  const other = { ...query, deleted: !query.deleted };
  const follow = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    ask(other);
  };
  return (
    <a className="link" href={addressOf(other) || '?'} onClick={follow}>
      {query.deleted ? 'Back to all posts' : 'Recently deleted'}
    </a>
  );
}
