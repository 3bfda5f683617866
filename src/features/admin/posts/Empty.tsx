import { buttonClass } from '#src/ui/button.ts';
import type { Board } from './boards.ts';
import { everything, isFiltered, type Query } from './query.ts';

interface Props {
  board: Board;
  query: Query;
  ask: (query: Query) => void;
}

/** Nothing to list: slots with nothing in them, and what to do about it. */
export function Empty({ board, query, ask }: Props) {
  return (
    <div className="empty">
      <svg viewBox="0 0 76 28" fill="none" aria-hidden="true">
        <path
          d="M1 1h20v26H1zM55 1h20v26H55z"
          stroke="var(--color-rule-strong)"
          strokeWidth="1.5"
          strokeDasharray="3 2.5"
        />
        <path
          d="M28 1h20v26H28z"
          fill="var(--color-marigold)"
          fillOpacity=".3"
          stroke="var(--color-marigold)"
          strokeWidth="1.5"
        />
      </svg>
      <p className="mt-5 font-heading text-h3">
        {query.deleted ? 'Nothing deleted in the last 30 days' : board.words.empty}
      </p>
      {isFiltered(query) && (
        <button
          type="button"
          className={`${buttonClass({ variant: 'secondary' })} mt-5`}
          onClick={() => ask({ ...everything, deleted: query.deleted })}
        >
          Clear the filters
        </button>
      )}
      {!query.deleted && (
        <p className="mt-4">
          <a className="link" href={board.editPath}>
            {board.words.createFirst}
          </a>
        </p>
      )}
    </div>
  );
}
