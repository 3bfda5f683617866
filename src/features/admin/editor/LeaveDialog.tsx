import { useStore } from '@nanostores/react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import type { Editor } from './editor.ts';
import { storeDraft } from './versions/autosave.ts';
import { $leaving, leave } from './leave.ts';

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
