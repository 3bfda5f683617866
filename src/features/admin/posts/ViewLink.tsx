import type { MouseEvent } from 'react';
import { isForThisPage } from '../is-for-this-page.ts';
import { addressOf, type Query } from './query.ts';

interface Props {
  query: Query;
  onQuery: (query: Query) => void;
}

/** Switches between current and deleted posts. */
export function ViewLink({ query, onQuery }: Props) {
  const other = { ...query, deleted: !query.deleted };
  const follow = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    onQuery(other);
  };
  return (
    <a className="link" href={addressOf(other) || '?'} onClick={follow}>
      {query.deleted ? 'Back to all posts' : 'Recently deleted'}
    </a>
  );
}
