import { useStore } from '@nanostores/react';
import { Dialog } from '../parts/Dialog.tsx';
import { Button, isForThisPage } from '../parts/Button.tsx';
import type { Editor } from './editor.ts';
import { storeDraft } from './versions/autosave.ts';
import { saveCopy } from './versions/working-copy.ts';
import { words } from './words.data.ts';
import { type DialogProps, openDialog } from '../parts/dialogs.tsx';
import { logOut } from '../session.ts';

/** Set after a confirmation, so that the browser does not ask again. */
let isConfirmed = false;

/**
 * Saves what the server does not have before it is left, by a link or by logging out, and asks where that fails; so does the
 * browser, with its own dialog, when the tab is closed.
 */
export function startLeaveGuard(editor: Editor): void {
  const { $unsent } = editor;
  addEventListener('beforeunload', (event) => {
    if ($unsent.get() && !isConfirmed) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !$unsent.get() || !leadsAway(event, link)) return;
    event.preventDefault();
    void leave(editor, () => location.assign(link.href));
  });
  document.addEventListener('admin-leave', (event) => {
    if (!$unsent.get()) return;
    event.preventDefault();
    void leave(editor, () => void logOut());
  });
}

/** Navigates, once what was typed is saved, or after a confirmation. */
export function leaveFor(editor: Editor, address: string): void {
  void leave(editor, () => location.assign(address));
}

async function leave(editor: Editor, go: () => void): Promise<void> {
  if (!editor.$unsent.get() || (await saveCopy(editor))) return go();
  await openDialog((opened) => <LeaveDialog {...{ ...opened, editor, go }} />);
}

function leadsAway(event: MouseEvent, { target, href, isContentEditable }: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || !isForThisPage(event) || target === '_blank') return false;
  // A link of the text that is written is a place for the cursor.
  if (isContentEditable) return false;
  const [here] = location.href.split('#');
  return href.split('#')[0] !== here;
}

interface Props extends DialogProps {
  editor: Editor;
  /** The navigation that waits for a confirmation. */
  go: () => void;
}

/** Asks for confirmation before changes are left that the server does not have. */
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
    editor.$values.set((editor.$copy.get() ?? editor.$base.get()).values);
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
