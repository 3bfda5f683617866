import { Empty } from '../list/Empty.tsx';
import type { Board } from './boards.ts';
import { everything, isFiltered, type Query } from './query.ts';

interface Props {
  board: Board;
  query: Query;
  onQuery: (query: Query) => void;
}

/** Shown if there are no posts or none match the filter. */
export function EmptyBoard({ board, query, onQuery }: Props) {
  const clear = () => onQuery({ ...everything, deleted: query.deleted });
  return (
    <Empty
      title={query.deleted ? 'Nothing deleted in the last 30 days' : board.words.empty}
      onClear={isFiltered(query) ? clear : undefined}
    >
      {!query.deleted && (
        <p className="mt-4">
          <a className="link" href={board.editPath}>
            {board.words.createFirst}
          </a>
        </p>
      )}
    </Empty>
  );
}
