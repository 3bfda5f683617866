import { useStore } from '@nanostores/react';
import { Choice, FilterBar } from '../list/FilterBar.tsx';
import type { Query } from './query.ts';
import type { PostList } from './store.ts';

interface Props {
  list: PostList;
  onQuery: (query: Query) => void;
}

/** The filters: search and category. */
export function Filters({ list, onQuery }: Props) {
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
    </FilterBar>
  );
}
