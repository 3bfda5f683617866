import { useStore } from '@nanostores/react';
import { choice, FilterBar } from '../list/FilterBar.tsx';
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
      className="mt-8"
      onSearch={(search) => onQuery({ ...query, search })}
      onRefresh={() => void list.load()}
    >
      {choice('Category', query.category, list.board.categories, (category) =>
        onQuery({ ...query, category }),
      )}
      {!query.deleted && (
        <>
          {choice('Status', query.status, statuses, (status) => onQuery({ ...query, status }))}
          {choice('Sort by', query.sort, sorts, (sort) => onQuery({ ...query, sort }))}
        </>
      )}
    </FilterBar>
  );
}
