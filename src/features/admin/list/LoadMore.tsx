import { Button } from '../parts/Button.tsx';

/** A button that loads the next page of a list. */
export function LoadMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  return (
    <p className="mt-8 text-center">
      <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && onMore()}>
        Load more
      </Button>
    </p>
  );
}
