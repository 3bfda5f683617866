import { buttonClass } from '#src/ui/button.ts';

/** The way to the entries after those that are listed. */
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
