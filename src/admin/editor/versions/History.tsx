import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { relativeTime } from '#src/lib/dates.ts';
import { wordsIn } from '#src/domain/posts/minutes-to-read.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { isolated } from '#src/lib/isolated.ts';
import { toastFailure } from '../../failure.ts';
import { Button, LinkButton, SmallButton } from '../../parts/Button.tsx';
import { counted } from '../../list/query.ts';
import { openDialog } from '../../parts/dialogs.tsx';
import { useNow } from '../../parts/hooks.ts';
import { type PostFormValues, restoredTexts } from '../board.ts';
import { change, type Editor } from '../editor.ts';
import { fetchRevision, fetchRevisions, type Revision } from '../server.ts';
import { FieldDiffs } from './TextDiff.tsx';
import { shownTime } from '../../agency-time.ts';

/** Earlier versions of the post, which can be compared with the form and restored into it. */
export function History({ editor, id }: { editor: Editor; id: number }) {
  const { board } = editor;
  const [revisions, setRevisions] = useState<Revision[] | 'loading' | 'failed'>('loading');
  const now = useNow();
  const { values } = useStore(editor.$stored);
  const present = useMemo(
    () => ({ title: values.title, published: values.published, words: wordsIn(values.content) }),
    [values],
  );

  async function list() {
    setRevisions('loading');
    setRevisions(await fetchRevisions(board, id).catch(() => 'failed' as const));
  }
  async function compare(revision: Revision) {
    try {
      openVersion(editor, revision, await fetchRevision(board, id, revision.version));
    } catch (error) {
      toastFailure('Error', error, 'This version could not be loaded. Please try again.');
    }
  }

  return (
    <details
      className="group mt-8 border-y border-rule-strong py-3.5 text-ui/[1.55]"
      onToggle={({ currentTarget }) => currentTarget.open && void list()}
    >
      <summary className="font-body text-ui font-semibold group-open:mb-3">History</summary>
      {revisions === 'loading' && <p role="status">Loading</p>}
      {revisions === 'failed' && (
        <p role="alert">
          <span>The versions could not be loaded. </span>
          <LinkButton label="Try Again" onClick={() => void list()} />
        </p>
      )}
      {Array.isArray(revisions) && revisions.length === 0 && (
        <p>Nothing has been changed since it was created. Each change is listed here with what was before.</p>
      )}
      {Array.isArray(revisions) && revisions.length > 0 && (
        <ol>
          {revisions.map((revision, index) => (
            <li key={revision.version} className="flex items-center justify-between gap-4 border-t border-rule py-2.5">
              <p>
                <strong className="block font-semibold wrap-anywhere">
                  <span>{`${isolated(revision.replacedBy)}, `}</span>
                  <time dateTime={revision.replacedAt} title={shownTime(revision.replacedAt)}>
                    {relativeTime(revision.replacedAt, now)}
                  </time>
                </strong>
                <span className="text-note/[1.55] wrap-anywhere text-ink-2">
                  {changeIn(revision, revisions[index - 1] ?? present)}
                </span>
              </p>
              <SmallButton label="Compare" of={`version ${revision.version}`} onClick={() => void compare(revision)} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

type Shown = Pick<Revision, 'title' | 'published' | 'words'>;

/** What somebody did: '12 words more (340). Published it. Title before: “A sheet”'. */
export function changeIn(before: Shown, after: Shown): string {
  const difference = after.words - before.words;
  const more = `${counted(Math.abs(difference), 'word')} ${difference > 0 ? 'more' : 'fewer'} (${after.words})`;
  const said = [difference === 0 ? `As many words (${after.words})` : more];
  if (before.published !== after.published) said.push(after.published ? 'Published it' : 'Took it off');
  if (before.title !== after.title) said.push(`Title before: “${isolated(before.title)}”`);
  return said.join('. ');
}

/** Compares a version with the form, into which its texts can be restored. */
function openVersion(editor: Editor, { version, replacedAt }: Revision, old: PostFormValues): void {
  void openDialog((opened) => {
    const current = editor.$values.get();
    const values = restoredTexts(old, current);
    const restore = () => {
      change(editor, values);
      opened.onClose();
      toast({ title: 'Old version restored', description: 'It’s in the form and not saved yet.' });
    };
    return (
      <Dialog {...opened} title={`Version ${version}`}>
        <div className="editor-wide grid gap-5">
          <p>
            <span>{`As it was until ${shownTime(replacedAt)}. `}</span>
            <span>Crossed-out text is only in that version; underlined text is only in the form as it is now.</span>
          </p>
          <p>Whether and when the post is published, and its slug, stay as they are now.</p>
          <FieldDiffs board={editor.board} before={values} after={current} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button label="Cancel" variant="secondary" onClick={opened.onClose} />
            <Button label="Restore into the form" onClick={restore} />
          </div>
        </div>
      </Dialog>
    );
  });
}
