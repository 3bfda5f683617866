import { useStore } from '@nanostores/react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button, isForThisPage } from '../parts/Button.tsx';
import type { Editor } from './editor.ts';
import { storeDraft } from './versions/autosave.ts';
import { words } from './words.data.ts';
import { type DialogProps, openDialog } from '../parts/dialogs.tsx';
import { logOut } from '../session.ts';

/** Set after a confirmation, so that the browser does not ask again. */
let isConfirmed = false;

/**
 * Asks for confirmation before unsaved changes are left: by a link, by logging out, or by closing the tab,
 * for which the browser has its own dialog.
 */
export function startLeaveGuard(editor: Editor): void {
  const { $dirty } = editor;
  addEventListener('beforeunload', (event) => {
    if ($dirty.get() && !isConfirmed) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !$dirty.get() || !leadsAway(event, link)) return;
    event.preventDefault();
    ask(editor, () => location.assign(link.href));
  });
  document.addEventListener('admin-leave', (event) => {
    if (!$dirty.get()) return;
    event.preventDefault();
    ask(editor, () => void logOut());
  });
}

/** Navigates, after a confirmation if there are unsaved changes. */
export function leaveFor(editor: Editor, address: string): void {
  if (editor.$dirty.get()) ask(editor, () => location.assign(address));
  else location.assign(address);
}

function ask(editor: Editor, go: () => void): void {
  void openDialog((opened) => <LeaveDialog {...{ ...opened, editor, go }} />);
}

function leadsAway(event: MouseEvent, { target, href }: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || !isForThisPage(event) || target === '_blank') return false;
  const [here] = location.href.split('#');
  return href.split('#')[0] !== here;
}

interface Props extends DialogProps {
  editor: Editor;
  /** The navigation that waits for a confirmation. */
  go: () => void;
}

/** Asks for confirmation before unsaved changes are left. */
function LeaveDialog({ editor, go, open, onClose }: Props) {
  const kept = useStore(editor.$draftState).state !== 'refused';
  const leave = () => {
    onClose();
    isConfirmed = true;
    go();
  };
  const keep = () => {
    storeDraft(editor);
    leave();
  };
  const discard = () => {
    editor.drafts.drop();
    editor.$values.set(editor.$base.get().values);
    leave();
  };
  return (
    <Dialog open={open} title="Leave without saving?" description={kept ? words.kept : words.lost} onClose={onClose}>
      <div className="flex flex-wrap gap-3">
        <Button label="Keep editing" onClick={onClose} />
        {kept && <Button label="Leave, keep the draft" variant="secondary" onClick={keep} />}
        <Button label="Discard changes" variant={kept ? 'quiet' : 'secondary'} onClick={discard} />
      </div>
    </Dialog>
  );
}
