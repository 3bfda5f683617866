import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import type { Query } from './query.ts';
import type { PostList } from './store.ts';

interface Props {
  list: PostList;
  ask: (query: Query) => void;
}

/** What the list is narrowed down by: a search that is sent by its button, a category that counts at once. */
export function Filters({ list, ask }: Props) {
  const query = useStore(list.$query, { ssr: 'initial' });
  const [typed, setTyped] = useState(query.search);
  useEffect(() => setTyped(query.search), [query.search]);

  return (
    <div className="filters">
      <form
        role="search"
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          ask({ ...query, search: typed.trim() });
        }}
      >
        <input
          type="search"
          name="search"
          aria-label="Search"
          placeholder="Search"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit">Search</button>
      </form>
      <select
        aria-label="Category"
        name="category"
        value={query.category ?? ''}
        onChange={({ target }) => ask({ ...query, category: target.value || undefined })}
      >
        {list.board.categories.map(({ value = '', label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={`${buttonClass({ variant: 'secondary' })} refresh`}
        onClick={() => list.load()}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4" />
        </svg>
        Refresh
      </button>
    </div>
  );
}
