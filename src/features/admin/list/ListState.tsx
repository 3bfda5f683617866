import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Loadable } from '../loadable.ts';
import { Button } from '../parts/Button.tsx';
import { ListFailed, Spinner } from '../parts/Screen.tsx';

interface Props {
  status: Loadable<unknown>['status'];
  /** How much was found; nothing while none of it is shown. */
  said: string | false | undefined;
  /** Title of the message that the list could not be loaded. */
  failed: string;
  onAgain: () => void;
}

/** The line above a list, and whether it loads or could not be loaded. */
export function ListState({ status, said, failed, onAgain }: Props) {
  return (
    <>
      <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 py-3 text-ui text-ink-2">
        <p id="list-count" tabIndex={-1} aria-live="polite">
          {status !== 'failed' && said}
        </p>
        {status === 'loading' && <Spinner />}
      </div>
      {status === 'failed' && (
        <div className="mb-6">
          <ListFailed title={failed} hasOld={Boolean(said)} onAgain={onAgain} />
        </div>
      )}
    </>
  );
}

interface MoreProps {
  of: {
    readonly $state: ReadableAtom<
      Pick<Loadable<unknown>, 'status'> & { next?: string | undefined }
    >;
    readonly loadMore: () => Promise<void>;
  };
}

/** A button that loads the next page of a list, if there is one. */
export function LoadMore({ of: { $state, loadMore } }: MoreProps) {
  const { status, next } = useStore($state, { ssr: 'initial' });
  const busy = status === 'loading';
  if (!next || status === 'failed') return null;
  return (
    <p className="mt-8 text-center">
      <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && void loadMore()}>
        Load more
      </Button>
    </p>
  );
}

/** Takes over the focus from a button that has disappeared together with its container. */
export function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const next = document.getElementById('undo') ?? document.getElementById('list-count');
  next?.focus({ preventScroll: true });
}
