import { useStore } from '@nanostores/react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { Choice, FilterBar } from '../list/FilterBar.tsx';
import { $desk } from './desk.ts';
import { go } from './start.ts';
import { $query, load } from './store.ts';

const states = [
  { label: 'Any status' },
  { value: 'unread', label: 'Unread' },
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
] as const;

const spams = [
  { label: 'Including spam' },
  { value: 'hide', label: 'Excluding spam' },
  { value: 'only', label: 'Spam only' },
] as const;

/** The filters: search, state, spam, assignee and tag. */
export function Filters() {
  const { filter } = useStore($query, { ssr: 'initial' });
  const desk = useStore($desk, { ssr: 'initial' });
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
      <Choice
        label="Assigned to"
        value={filter.assignee}
        options={[
          { label: 'Any assignee' },
          { value: 'none', label: 'Assigned to nobody' },
          ...named(desk?.people, filter.assignee === 'none' ? undefined : filter.assignee),
        ]}
        onValue={(assignee) => narrow({ assignee })}
      />
      {(filter.tag || (desk && desk.tags.length > 0)) && (
        <Choice
          label="Tag"
          value={filter.tag}
          options={[{ label: 'All tags' }, ...named(desk?.tags, filter.tag)]}
          onValue={(tag) => narrow({ tag })}
        />
      )}
    </FilterBar>
  );
}

/** Options for names, including the current one if it is no longer in use. */
function named(names: readonly string[] = [], current: string | undefined) {
  const all = new Set([...names, ...(current ? [current] : [])]);
  return [...all].map((name) => ({ value: name, label: name }));
}
