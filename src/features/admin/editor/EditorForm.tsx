import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { toast } from '#src/ui/toast.ts';
import { flashToast } from '../flash.ts';
import { useKeydown } from '../parts/use-keydown.ts';
import { PictureDialog } from '../media/PictureDialog.tsx';
import { ActionBar, FORM, SETTINGS, type Tab } from './ActionBar.tsx';
import { change, makeSlug, type Editor } from './editor.ts';
import { ConflictDialog } from './versions/ConflictDialog.tsx';
import { DeletePost } from './DeletePost.tsx';
import { DraftNotices } from './versions/DraftNotices.tsx';
import { History } from './versions/History.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { PromptDialog } from './content/PromptDialog.tsx';
import { save, saveMerged } from './save.ts';
import { $beside, $settingsOpen } from './preferences.ts';
import { ShortcutHelp } from './content/ShortcutHelp.tsx';
import { isShortcut } from './content/shortcuts.ts';
import { TitleField } from './fields/fields.tsx';
import type { PageSource } from './preview.ts';

/** The fields outside of the settings. */
const WRITTEN = ['title', 'content', 'url'];

/** The form of a post with its preview and dialogs. */
export function EditorForm(props: EditorProps) {
  const { editor, page, content, settings } = props;
  const [tab, setTab] = useState<Tab>('edit');
  const id = useStore(editor.$id);
  const attempts = useStore(editor.$attempts);
  const errors = useStore(editor.$errors);
  const form = useRef<HTMLFormElement>(null);
  /** The preview is beside the form, where there is room. */
  const split = useStore($beside) && tab === 'edit';
  const wrong = Object.entries(errors).map(([field, [message = '']]) => ({ field, message }));
  // What is wrong is never out of sight.
  const isHidden = ({ field }: { field: string }) => !WRITTEN.includes(field);
  const showsSettings = useStore($settingsOpen) || (attempts > 0 && wrong.some(isHidden));

  // Errors are listed above the form, and the first one gets the focus.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  useKeydown((event) => {
    if (!isShortcut(event, 'S')) return;
    event.preventDefault();
    // Same as leaving the title field.
    if (document.activeElement?.matches('[name=title]')) makeSlug(editor);
    void stay();
  });

  const { words, dashboard } = editor.board;
  const saved = id === null ? words.created : words.updated;
  async function end(saving: Promise<boolean>) {
    if (!(await saving)) return setTab('edit');
    flashToast(saved);
    location.assign(dashboard);
  }
  /** Saves without leaving. */
  async function stay() {
    if (await save(editor)) toast({ about: 'save', ...saved });
  }

  function submitAs(published: boolean) {
    change(editor, { published });
    void end(save(editor));
  }

  return (
    <div className="editor max-md:pb-14" data-split={split ? '' : undefined}>
      <ActionBar {...{ editor, tab, onTab: setTab, showsSettings, onPublished: submitAs }} />
      <div
        className={`column pt-7 pb-12 ${split ? 'grid-cols-2 items-start gap-8 min-[75rem]:grid' : ''}`}
      >
        <div id="panel-edit" role="tabpanel" aria-labelledby="tab-edit" hidden={tab !== 'edit'}>
          <DraftNotices editor={editor} />
          <form
            ref={form}
            id={FORM}
            noValidate
            className={`edit-form grid grid-cols-1 gap-7 ${showsSettings ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''} ${split ? 'min-[75rem]:grid-cols-1' : ''}`}
            onSubmit={(event) => {
              event.preventDefault();
              void end(save(editor));
            }}
          >
            <h2 className="sr-only">The post</h2>
            {attempts > 0 && wrong.length > 0 && <ErrorSummary key={attempts} errors={wrong} />}
            <div className="sheet grid-cols-1! content-start">
              <TitleField editor={editor} />
              {content}
            </div>
            <section
              id={SETTINGS}
              className="grid content-start gap-5"
              aria-label="Post settings"
              hidden={!showsSettings}
            >
              {settings}
            </section>
          </form>
          {id !== null && (
            <>
              <History editor={editor} />
              <DeletePost editor={editor} />
            </>
          )}
        </div>
        {(split || tab === 'preview') && (
          <section
            id="panel-preview"
            className={`preview-panel overflow-clip rounded-sheet border border-rule-strong bg-paper ${split ? 'sticky top-20 h-[calc(100dvh-6.5rem)] overflow-y-auto overscroll-contain max-[75rem]:hidden' : ''}`}
            {...(split
              ? { 'aria-label': 'Live preview', tabIndex: 0 }
              : { role: 'tabpanel', 'aria-labelledby': 'tab-preview' })}
          >
            <PreviewPane {...{ editor, page }} />
          </section>
        )}
      </div>
      <ConflictDialog editor={editor} onMerged={(merged) => void end(saveMerged(editor, merged))} />
      <LeaveDialog editor={editor} />
      <ShortcutHelp />
      <PictureDialog />
      <PromptDialog />
    </div>
  );
}

/** The parts of an editor's page. */
export interface EditorProps {
  editor: Editor;
  page: PageSource;
  /** The field of the content. */
  content: ReactNode;
  /** The fields of everything but title and content. */
  settings: ReactNode;
}
