import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { wordsIn } from '#src/domain/posts/minutes-to-read.ts';
import { Messages, Star } from '#src/ui/form/Cell.tsx';
import { adminLocale } from '../../agency-time.ts';
import { toastFailure } from '../../failure.ts';
import { picturesIn } from '../../media/store.ts';
import { change, type Editor } from '../editor.ts';
import { $contentView, chooseContentView } from '../preferences.ts';
import { useKeydown } from '../../parts/hooks.ts';
import { words as said } from '../words.data.ts';
import { FindBar } from './FindBar.tsx';
import { Toolbar, WriteTools } from './Toolbar.tsx';
import { useCodeEditor, useWriteEditor } from './use-editors.ts';
import type { MountedEditor } from './mounted-editor.ts';
import { FIND_KEYS, isShortcut, shortcutName, VIEW_KEYS } from './shortcuts.ts';

/**
 * The text of the post, as it will look or as its source. For the source a plain textarea works at once; the code
 * editor replaces it when loaded. The textarea stays in the form with the same text in either view.
 */
export function ContentField({ editor }: { editor: Editor }) {
  const { language, fields } = editor.board;
  const { label = '', required = false, hint = '' } = fields.content ?? {};
  const { content } = useStore(editor.$values);
  const error = useStore(editor.$errors).content?.[0];
  const saving = useStore(editor.$saving);
  const view = useStore($contentView);
  const field = useRef<HTMLTextAreaElement>(null);
  const codeHost = useRef<HTMLDivElement>(null);
  const writeHost = useRef<HTMLDivElement>(null);
  const id = useId();
  const isWriting = view === 'write';

  const shared = {
    language,
    required,
    content,
    error,
    isReadOnly: saving,
    onChange: (text: string) => change(editor, { content: text }),
  };
  const writeHint = `${hint} in Source. ${said.writing}`;
  const code = useCodeEditor({
    ...shared,
    label,
    description: `${hint}. ${said.leaving}`,
    isShown: !isWriting,
    field,
    host: codeHost,
  });
  const { write, state } = useWriteEditor({
    ...shared,
    // The same field, whichever way it is edited.
    label,
    description: writeHint,
    isShown: isWriting,
    host: writeHost,
    onFailed() {
      $contentView.set('source');
      toastFailure('The visual editor could not be loaded', undefined, said.meanwhile);
    },
  });
  const current = isWriting ? write : code;
  const [isFinding, setFinding] = useState(false);
  useKeydown((event) => {
    if (!isShortcut(event, FIND_KEYS) || !current || !codeHost.current?.closest('.content-cell')?.clientHeight) return;
    event.preventDefault();
    setFinding(true);
  });
  const latest = useDeferredValue(content);
  const words = useMemo(() => wordsIn(latest), [latest]);
  const disabled = saving || !current;

  /** Pictures are uploaded; everything else is handled as usual. */
  function takePictures(event: SyntheticEvent, data: DataTransfer) {
    const files = picturesIn(data);
    const isText = data.types.some((type) => type.startsWith('text/'));
    if (files.length === 0 || isText || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    current.addPictures(files);
  }

  const isPlain = !isWriting && !code;
  const sourceHint = code ? `${hint}. ${said.leaving}` : `${hint}.`;
  return (
    <div
      className="cell cell-wide content-cell"
      onPasteCapture={(event) => takePictures(event, event.clipboardData)}
      onDropCapture={(event) => takePictures(event, event.dataTransfer)}
      onDragOver={(event) => {
        // Otherwise the browser would open the file instead of the page.
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 pt-1.5 pr-1.5">
        {/* The hidden textarea passes its focus on to the editor. */}
        <label htmlFor={id} className="cell-label">
          <span>{label}</span>
          {required && <Star />}
        </label>
        <ViewSwitch editor={current} />
      </div>
      <div className="sticky top-21 z-5 bg-sheet md:top-14">
        <Toolbar
          editor={current}
          disabled={disabled}
          pressed={isWriting ? state.pressed : undefined}
          isFinding={isFinding}
          onFind={() => setFinding(!isFinding)}
        />
        {isFinding && current && (
          <FindBar key={view} editor={current} {...{ content, disabled }} onClose={() => setFinding(false)} />
        )}
        {isWriting && <WriteTools editor={write} state={state} />}
      </div>
      <textarea
        ref={field}
        id={id}
        name="content"
        dir="auto"
        className={isPlain ? 'cell-control min-h-88 pt-3 text-[1.0625rem]/[1.65]' : 'sr-only bottom-0'}
        value={content}
        readOnly={saving}
        // Stays for the form data, while people use the editor in front of it.
        aria-hidden={isPlain ? undefined : true}
        tabIndex={isPlain ? undefined : -1}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
        onFocus={() => current?.focus()}
        onChange={(event) => shared.onChange(event.target.value)}
      />
      <div ref={codeHost} className="code-host grid min-h-88 cursor-text pt-2" hidden={isWriting || !code} />
      <div ref={writeHost} className="write-host relative grid min-h-88" hidden={!isWriting} />
      {isWriting && !write && (
        <p className="p-6 text-ink-2" role="status">
          Loading
        </p>
      )}
      <Messages {...{ id, error }} />
      <p className="mx-3.5 flex flex-wrap justify-between gap-x-6 border-t border-rule pt-2 pb-2.5 text-note/[1.55] text-ink-2">
        <span id={`${id}-hint`}>{isWriting ? writeHint : sourceHint}</span>
        <span>{words === 1 ? '1 word' : `${words.toLocaleString(adminLocale)} words`}</span>
      </p>
    </div>
  );
}

const views = [
  ['write', 'Write'],
  ['source', 'Source'],
] as const;

/**
 * Switches between the content as it will look and its source; by keyboard, the focus goes along.
 *
 * @param editor of the current view; null until it is loaded
 */
function ViewSwitch({ editor }: { editor: MountedEditor | null }) {
  const view = useStore($contentView);
  const group = useRef<HTMLDivElement>(null);
  /** The view that was asked for by key, until it has the focus. The one before may still be about to be shown. */
  const byKey = useRef<typeof view>(null);

  useEffect(() => {
    if (!editor || byKey.current !== view) return;
    editor.focus();
    byKey.current = null;
  }, [editor, view]);
  useKeydown((event) => {
    // Not while an external post has no content, nor in the preview.
    if (!isShortcut(event, VIEW_KEYS) || !group.current?.getClientRects().length) return;
    event.preventDefault();
    byKey.current = view === 'write' ? 'source' : 'write';
    chooseContentView(byKey.current);
  });

  return (
    <div ref={group} role="group" aria-label="Edit as" className="flex gap-1">
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="selectable min-h-9 px-3 py-1"
          aria-pressed={view === name}
          title={`${label} (${shortcutName(VIEW_KEYS)})`}
          onClick={() => {
            byKey.current = null;
            chooseContentView(name);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
