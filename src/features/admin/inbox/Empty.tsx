import type { InboxFilter } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { isFiltered } from './query.ts';
import { go } from './start.ts';

/** Nothing to list: slots with nothing in them, and what to do about it. */
export function Empty({ filter }: { filter: InboxFilter }) {
  const narrowed = isFiltered(filter);
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
        {narrowed ? 'Nothing matches' : 'Nobody has written yet'}
      </p>
      <p className="mt-1 text-ink-2">
        {narrowed
          ? 'Try other words, or look at everything.'
          : 'Contact requests, calls and conversations will land here.'}
      </p>
      {narrowed && (
        <button
          type="button"
          className={`${buttonClass({ variant: 'secondary' })} mt-5`}
          onClick={() => go({ filter: {}, item: null })}
        >
          Clear the filters
        </button>
      )}
    </div>
  );
}
