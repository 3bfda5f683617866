import type { InboxFilter } from '#src/contracts/inbox.ts';
import { Empty } from '../list/Empty.tsx';
import { isFiltered } from './query.ts';
import { go } from './start.ts';

/** Shown if the inbox is empty or nothing matches the filter. */
export function EmptyInbox({ filter }: { filter: InboxFilter }) {
  if (!isFiltered(filter)) {
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
