import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { PreviewLink as Link } from '#src/contracts/post.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { controls } from '#src/messages/en/index.ts';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { Button, LinkButton, TextButton } from '../parts/Button.tsx';
import { shownTime } from '../agency-time.ts';
import { Panel, Spinner } from '../parts/Screen.tsx';
import { showLink } from '../parts/dialogs.tsx';
import { attempt } from '../failure.ts';
import { adminRequest } from '../request.tsx';
import { useIsNarrow, useKeydown } from '../parts/hooks.ts';
import { leaveFor } from './LeaveDialog.tsx';
import { createActions } from './actions.ts';
import { type Editor, load, makeSlug } from './editor.ts';
import { kindOf, useKind } from './kind.ts';
import { ActionBar, FORM, SETTINGS, type Tab } from './ActionBar.tsx';
import { type EditorProps, PreviewPane } from './PreviewPane.tsx';
import { isShortcut } from './content/shortcuts.ts';
import { TitleField } from './fields/fields.tsx';
import { Content, PostSettings, WRITTEN } from './fields/Settings.tsx';
import { $settingsOpen } from './preferences.ts';
import { save } from './save.ts';
import { beginCopyOf } from './server.ts';
import { words as said } from './words.data.ts';
import { ConflictDialog } from './versions/ConflictDialog.tsx';
import { DraftNotices } from './versions/DraftNotices.tsx';
import { History } from './versions/History.tsx';

/** A complete editor, from loading the post to leaving. */
export function PostEditor(props: EditorProps) {
  const { editor } = props;
  const { words, dashboard } = editor.board;
  const id = useStore(editor.$id);
  const phase = useStore(editor.$phase);
  const kind = useKind(editor);
  return (
    <>
      <div className="column pt-3 pb-3.5">
        <Button variant="quiet" size="sm" className="min-h-9! px-0!" onClick={() => leaveFor(editor, dashboard)}>
          <svg viewBox="0 0 20 20" className="w-4.5 fill-none stroke-current stroke-[1.75]" aria-hidden="true">
            <path d="M17 10H3m5-5-5 5 5 5" />
          </svg>
          <span>{words.back}</span>
        </Button>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h1 className="font-body text-ui text-ink-2">{id === null ? words.create : words.edit}</h1>
          {phase === 'ready' && id !== null && (
            <p className="flex flex-wrap gap-x-5 text-ui">
              {(kind === 'draft' || kind === 'scheduled') && (
                <LinkButton label="Copy preview link" onClick={() => void copyPreviewLink(editor)} />
              )}
              <LinkButton label="Duplicate" onClick={() => void duplicate(editor)} />
            </p>
          )}
        </div>
      </div>
      {phase !== 'ready' && (
        <div className="column">
          {phase === 'loading' ? (
            <Spinner />
          ) : (
            <Panel title={words.loadFailed} text={said[phase]} onAgain={() => void load(editor)} />
          )}
        </div>
      )}
      {phase === 'ready' && <EditorForm {...props} />}
    </>
  );
}

/**
 * Creates a preview link, with which anybody can read the post before it is published. It shows what is saved in the post, so
 * a draft is saved first; changes of a scheduled one are not, since it is published as it was scheduled.
 */
async function copyPreviewLink(editor: Editor): Promise<void> {
  const { board, $id, $dirty } = editor;
  const isScheduled = kindOf(editor, Date.now()) === 'scheduled';
  if (!isScheduled && $dirty.get() && !(await save(editor, { published: false }))) return;
  await attempt('No link was made', async () => {
    const path = `/api/${board.name}/${$id.get()}/preview-link`;
    const { url, expiresAt } = (await (await adminRequest(path, { method: 'POST' })).json()) as Link;
    const shown = $dirty.get() ? 'the post without the changes that aren’t public yet' : 'what was saved last';
    try {
      await navigator.clipboard.writeText(url);
      const description = `It shows ${shown}, and works until ${shownTime(expiresAt)}.`;
      toast({ title: 'Preview link copied', description });
    } catch {
      // The clipboard is unavailable on plain HTTP, and some browsers require another click.
      showLink({ ...said.previewLink, link: url });
    }
  });
}

/** Begins a draft with what is in the form, and leads to it. */
async function duplicate(editor: Editor): Promise<void> {
  const { board, $values } = editor;
  await attempt('Nothing was copied', async () => {
    const { id } = await beginCopyOf(board, $values.get());
    leaveFor(editor, `${location.pathname.replace(/\/\d+$/, '')}?draft=${id}`);
  });
}

/** The form of a post with its preview and dialogs. */
function EditorForm({ editor, page }: EditorProps) {
  const [tab, setTab] = useState<Tab>('edit');
  const id = useStore(editor.$id);
  const attempts = useStore(editor.$attempts);
  const errors = useStore(editor.$errors);
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.entries(errors).map(([field, [message = '']]) => ({ field, message }));
  // What is wrong is never out of sight.
  const isHidden = ({ field }: { field: string }) => !WRITTEN.includes(field);
  const isOpen = useStore($settingsOpen) || (attempts > 0 && wrong.some(isHidden));
  // On a phone they are a sheet over the text, which opens as soon as something in it has the focus.
  const isSheet = useIsNarrow();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const settings = useRef<HTMLElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const showsSettings = isSheet ? isSheetOpen : isOpen;
  const closeSheet = () => {
    settingsButton.current?.focus();
    setSheetOpen(false);
  };

  // Errors are listed above the form, and the first one gets the focus.
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstError(form.current);
  }, [attempts]);

  const [actions] = useState(() => createActions(editor, () => setTab('edit')));

  useKeydown((event) => {
    if (!isShortcut(event, 'S')) return;
    event.preventDefault();
    // Same as leaving the title field.
    if (document.activeElement?.matches('[name=title]')) makeSlug(editor);
    void actions.shortcut();
  });

  return (
    <div className="editor max-md:pb-28">
      <ActionBar
        {...{ editor, tab, onTab: setTab, showsSettings, settingsButton, actions }}
        onSettings={() =>
          isSheet ? settings.current?.focus({ preventScroll: true }) : $settingsOpen.set(!showsSettings)
        }
      />
      <div className="column pt-7 pb-12">
        <div id="panel-edit" role="tabpanel" aria-labelledby="tab-edit" hidden={tab !== 'edit'}>
          <DraftNotices editor={editor} />
          <form
            ref={form}
            id={FORM}
            noValidate
            className={`grid grid-cols-1 gap-7 ${showsSettings ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
            onSubmit={(event) => {
              event.preventDefault();
              void actions.submit();
            }}
          >
            <h2 className="sr-only">The post</h2>
            {attempts > 0 && wrong.length > 0 && (
              <ErrorSummary key={attempts} errors={wrong} title={controls.thereIsAProblem} />
            )}
            <div className="sheet grid-cols-1 content-start">
              <TitleField editor={editor} />
              <Content editor={editor} />
            </div>
            {isSheet && isSheetOpen && (
              <button
                type="button"
                tabIndex={-1}
                className="fixed inset-0 z-20 bg-veil"
                aria-label="Close the settings"
                onClick={closeSheet}
              />
            )}
            <section
              ref={settings}
              id={SETTINGS}
              className={`grid content-start gap-5 ${isSheet ? 'settings-sheet' : ''}`}
              aria-label="Post settings"
              data-open={isSheetOpen || undefined}
              tabIndex={isSheet ? -1 : undefined}
              hidden={!isSheet && !isOpen}
              onFocus={() => setSheetOpen(true)}
              onKeyDown={({ key }) => isSheet && key === 'Escape' && closeSheet()}
            >
              {isSheet && (
                <p className="sticky top-0 z-1 flex items-center justify-between bg-paper py-1">
                  <span className="font-semibold">Post settings</span>
                  <TextButton label="Done" onClick={closeSheet} />
                </p>
              )}
              <PostSettings editor={editor} isRequiredFirst={isSheet} />
            </section>
          </form>
          {id !== null && <History {...{ editor, id }} />}
        </div>
        {tab === 'preview' && (
          <section
            id="panel-preview"
            className="preview-panel overflow-clip rounded-sheet border border-rule-strong bg-paper"
            role="tabpanel"
            aria-labelledby="tab-preview"
          >
            <PreviewPane {...{ editor, page }} />
          </section>
        )}
      </div>
      <ConflictDialog editor={editor} onMerged={actions.merge} />
    </div>
  );
}
