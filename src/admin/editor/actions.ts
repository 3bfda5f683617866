import { isScheduled } from '#src/domain/posts/publication.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { shownTime, instantIn } from '../agency-time.ts';
import { attempt } from '../failure.ts';
import { flashToast } from '../flash.ts';
import { confirm } from '../parts/dialogs.tsx';
import type { PostFormValues } from './board.ts';
import type { Editor } from './editor.ts';
import { kindOf } from './kind.ts';
import { type Decided, save, saveDraft, takeMerged, unpublish } from './save.ts';
import { dropCopy } from './versions/working-copy.ts';
import { words } from './words.data.ts';

export type Actions = ReturnType<typeof createActions>;

/**
 * What the buttons of the editor do. All stay on the page but the form's own, which leads to the list (docs/spec.md).
 *
 * @param toForm shows the form, where something is to be put right
 */
export function createActions(editor: Editor, toForm: () => void) {
  const { board, $id, $stored, $values } = editor;
  const kind = () => kindOf(editor, Date.now());
  let again = () => {};

  /** Runs an action; it runs once more after a conflict that it has met is settled. */
  async function run(action: () => Promise<boolean>): Promise<void> {
    again = () => void run(action);
    if (!(await action())) toForm();
  }

  /** Saves the post without leaving, and says what readers see. */
  const saveHere = (decided?: Decided) =>
    run(async () => {
      const { created, updated } = board.words;
      const { title } = $id.get() === null ? created : updated;
      if (!(await save(editor, decided))) return false;
      const { published, publishedAt } = $stored.get().values;
      const at = instantIn(publishedAt);
      const shown = isScheduled({ published, publishedAt: at }, Date.now())
        ? `Scheduled for ${shownTime(at)}.`
        : 'It’s public now.';
      toast({ about: 'save', title, description: published ? shown : 'It’s a draft.' });
      return true;
    });

  const actions = {
    /** Saves the form as it is, without a change for readers. */
    saveDraft: () =>
      run(async () => {
        if (!(await saveDraft(editor))) return false;
        const isPrivate = kind() === 'new' || kind() === 'draft';
        toast({ about: 'save', title: isPrivate ? 'Draft saved' : 'Changes saved, not public yet' });
        return true;
      }),
    /** At once, or at the date that is set. */
    publish: () => saveHere({ published: true }),
    publishNow: () => saveHere({ published: true, publishedAt: '' }),
    /** Makes the changes of a public post public. */
    async update(): Promise<void> {
      // Switched off in the form, it would take the post off.
      if ($values.get().published || (await confirm(words.unpublish))) await saveHere();
    },
    async unpublish(): Promise<void> {
      const question = kind() === 'scheduled' ? words.unschedule : words.unpublish;
      if (!(await confirm(question)) || !(await unpublish(editor))) return;
      toast({ about: 'save', title: board.words.updated.title, description: 'It’s a draft again.' });
    },
    /** Gives up what is not public yet. */
    drop: () => confirm({ ...words.drop, onConfirm: () => attempt(words.drop.failed, () => dropCopy(editor)) }),
    /** What Ctrl+S does. */
    shortcut: () => (kind() === 'public' ? actions.update() : actions.saveDraft()),
    /** Saves with the Published box as it stands, and leads to the list. */
    submit: () =>
      run(async () => {
        const saved = $id.get() === null ? board.words.created : board.words.updated;
        if (!(await save(editor))) return false;
        flashToast(saved);
        location.assign(board.dashboard);
        return true;
      }),
    /** Goes on with what was chosen of both versions: what met the conflict runs again. */
    merge(merged: PostFormValues): void {
      takeMerged(editor, merged);
      again();
    },
  };
  return actions;
}
