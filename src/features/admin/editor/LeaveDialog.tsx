import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import type { Editor } from './editor.ts';
import { storeDraft } from './versions/autosave.ts';
import { isForThisPage } from '../parts/PageLink.tsx';
import { logOut } from '../session.ts';

/** The navigation that waits for a confirmation to leave unsaved changes; called if confirmed, null if there is none. */
const $leaving = atom<(() => void) | null>(null);

/** Set after a confirmation, so that the browser does not ask again. */
let isConfirmed = false;

/**
 * Asks for confirmation before unsaved changes are left: by a link, by logging out, or by closing the tab,
 * for which the browser has its own dialog.
 */
export function startLeaveGuard({ $dirty }: Editor): void {
  addEventListener('beforeunload', (event) => {
    if ($dirty.get() && !isConfirmed) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !$dirty.get() || !leadsAway(event, link)) return;
    event.preventDefault();
    $leaving.set(() => location.assign(link.href));
  });
  document.addEventListener('admin-leave', (event) => {
    if (!$dirty.get()) return;
    event.preventDefault();
    $leaving.set(() => void logOut());
  });
}

/** Navigates, after a confirmation if there are unsaved changes. */
export function leaveFor({ $dirty }: Editor, address: string): void {
  if ($dirty.get()) $leaving.set(() => location.assign(address));
  else location.assign(address);
}

/** The user confirmed leaving. */
function leave(): void {
  const go = $leaving.get();
  $leaving.set(null);
  isConfirmed = true;
  go?.();
}

function leadsAway(event: MouseEvent, { target, href }: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || !isForThisPage(event) || target === '_blank') return false;
  const [here] = location.href.split('#');
  return href.split('#')[0] !== here;
}

const stay = () => $leaving.set(null);

/** Asks for confirmation before unsaved changes are left. */
export function LeaveDialog({ editor }: { editor: Editor }) {
  const leaving = useStore($leaving);
  const draftState = useStore(editor.$draftState);
  const kept = draftState.state !== 'refused';
  return (
    <Dialog
      open={leaving !== null}
      title="Leave without saving?"
      description={
        kept
          ? 'Your changes are not saved. This browser keeps them as a draft until you come back.'
          : 'Your changes are not saved, and this browser cannot store drafts: they would be lost.'
      }
      onClose={stay}
    >
      <div className="editor-short flex flex-wrap gap-x-3 gap-y-1">
        <Button onClick={stay}>Keep editing</Button>
        {kept && (
          <Button
            variant="secondary"
            onClick={() => {
              storeDraft(editor);
              leave();
            }}
          >
            Leave, keep the draft
          </Button>
        )}
        <Button
          variant={kept ? 'quiet' : 'secondary'}
          className={kept ? 'px-0!' : ''}
          onClick={() => {
            editor.drafts.drop();
            editor.$values.set(editor.$base.get().values);
            leave();
          }}
        >
          Discard changes
        </Button>
      </div>
    </Dialog>
  );
}
