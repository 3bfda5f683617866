import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { ActionBar, FORM, SETTINGS, type Tab } from './ActionBar.tsx';
import { type PageSource, PreviewPane } from './PreviewPane.tsx';
import { isShortcut } from './content/shortcuts.ts';
import { change, type Editor, makeSlug } from './editor.ts';
import { TitleField } from './fields/fields.tsx';
import { Content, Settings, WRITTEN } from './fields/Settings.tsx';
import { $settingsOpen } from './preferences.ts';
import { save, saveMerged } from './save.ts';
import { ConflictDialog } from './versions/ConflictDialog.tsx';
import { DraftNotices } from './versions/DraftNotices.tsx';
import { History } from './versions/History.tsx';
import { flashToast } from '../flash.ts';
import { useKeydown } from '../parts/keys.ts';

/** The form of a post with its preview and dialogs. */
export function EditorForm({ editor, page }: EditorProps) {
  const [tab, setTab] = useState<Tab>('edit');
  const id = useStore(editor.$id);
  const attempts = useStore(editor.$attempts);
  const errors = useStore(editor.$errors);
  const form = useRef<HTMLFormElement>(null);
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
    <div className="editor max-md:pb-14">
      <ActionBar {...{ editor, tab, onTab: setTab, showsSettings, onPublished: submitAs }} />
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
              void end(save(editor));
            }}
          >
            <h2 className="sr-only">The post</h2>
            {attempts > 0 && wrong.length > 0 && <ErrorSummary key={attempts} errors={wrong} />}
            <div className="sheet grid-cols-1 content-start">
              <TitleField editor={editor} />
              <Content editor={editor} />
            </div>
            <section
              id={SETTINGS}
              className="grid content-start gap-5"
              aria-label="Post settings"
              hidden={!showsSettings}
            >
              <Settings editor={editor} />
            </section>
          </form>
          {id !== null && <History editor={editor} />}
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
      <ConflictDialog editor={editor} onMerged={(merged) => void end(saveMerged(editor, merged))} />
    </div>
  );
}

/** The parts of an editor's page. */
export interface EditorProps {
  editor: Editor;
  page: PageSource;
}
