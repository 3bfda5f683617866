import { useStore } from '@nanostores/react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { Choice, FilterBar } from '../list/FilterBar.tsx';
import { go } from './start.ts';
import { $query, load } from './store.ts';

const states = [
  { label: 'Open and handled' },
  { value: 'unread', label: 'Unread' },
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
] as const;

const spams = [
  { label: 'Spam too' },
  { value: 'hide', label: 'Without spam' },
  { value: 'only', label: 'Only spam' },
] as const;

/** The filters: search, state and spam. */
export function Filters() {
  const { filter } = useStore($query, { ssr: 'initial' });
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
    </FilterBar>
  );
}
