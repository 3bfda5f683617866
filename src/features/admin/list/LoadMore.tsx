import { buttonClass } from '#src/ui/button.ts';

/** A button that loads the next page of a list. */
export function LoadMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  return (
    <p className="more">
      <button
        type="button"
        className={buttonClass({ variant: 'secondary' })}
        aria-disabled={busy}
        onClick={() => !busy && onMore()}
      >
        Load more
      </button>
    </p>
  );
}
