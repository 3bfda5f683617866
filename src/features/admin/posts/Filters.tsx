import { useStore } from '@nanostores/react';
import { Choice, FilterBar } from '../list/FilterBar.tsx';
import type { Query, Sort, Status } from './query.ts';
import type { PostList } from './store.ts';

const statuses: readonly { value?: Status; label: string }[] = [
  { label: 'Any status' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
];

const sorts: readonly { value?: Sort; label: string }[] = [
  { label: 'Newest first' },
  { value: 'updated', label: 'Last changed first' },
  { value: 'title', label: 'By title' },
];

/** The filters: search, category and status; and the order. */
export function Filters({ list, onQuery }: { list: PostList; onQuery: (query: Query) => void }) {
  const query = useStore(list.$query, { ssr: 'initial' });
  return (
    <FilterBar
      search={query.search}
      placeholder="Search"
      onSearch={(search) => onQuery({ ...query, search })}
      onRefresh={() => void list.load()}
    >
      <Choice
        label="Category"
        value={query.category}
        options={list.board.categories}
        onValue={(category) => onQuery({ ...query, category })}
      />
      {!query.deleted && (
        <>
          <Choice
            label="Status"
            value={query.status}
            options={statuses}
            onValue={(status) => onQuery({ ...query, status })}
          />
          <Choice
            label="Sort by"
            value={query.sort}
            options={sorts}
            onValue={(sort) => onQuery({ ...query, sort })}
          />
        </>
      )}
    </FilterBar>
  );
}
