import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PostValues } from './board.ts';
import { Star } from './Cell.tsx';
import { change } from './change.ts';
import type { CodeEditor, mountCodeEditor } from './code-editor.ts';
import { ContentFoot } from './ContentFoot.tsx';
import type { Editor } from './editor.ts';
import { toolOf } from './shortcuts.ts';
import { plainSurface } from './surface.ts';
import { Toolbar } from './Toolbar.tsx';
import { $wish, picturesIn, type Wish } from '../media/store.ts';
import { type Language, pictureOf, type Tool } from './tools.ts';

interface Props<V extends PostValues> {
  editor: Editor<V>;
  language: Language;
  required?: boolean;
  hint: string;
}

const LEAVING = 'Tab indents. To leave, press Escape, then Tab.';

/**
 * The text of the post. A plain textarea works at once; the code editor replaces it when loaded, including
 * what was typed meanwhile. The textarea stays in the form with the same text.
 */
export function ContentField<V extends PostValues>({ editor, language, required, hint }: Props<V>) {
  const { content } = useStore(editor.$values);
  const error = useStore(editor.$errors).content?.[0];
  const saving = useStore(editor.$saving);
  const [code, setCode] = useState<CodeEditor | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  /** The text in the code editor. */
  const held = useRef(content);
  const id = useId();
  const label = String(editor.board.labels.content);

  const mount = useEffectEvent(
    (mountIn: typeof mountCodeEditor, place: HTMLElement, plain: HTMLTextAreaElement) => {
      held.current = plain.value;
      const mounted = mountIn(place, {
        ...{ language, label, required: required ?? false, text: plain.value },
        description: `${hint}. ${LEAVING}`,
        onChange(text) {
          held.current = text;
          change(editor, { content: text } as Partial<V>);
        },
        onPlace: (place) => editor.$place.set(place),
      });
      mounted.select(plain.selectionStart, plain.selectionEnd);
      setCode(mounted);
      return mounted;
    },
  );
  useEffect(() => {
    let left = false;
    let mounted: CodeEditor | undefined;
    void import('./code-editor.ts').then(
      async ({ mountCodeEditor }) => {
        const plain = field.current;
        if (!plain || !host.current) return;
        await composed(plain);
        if (!left) mounted = mount(mountCodeEditor, host.current, plain);
      },
      // If the code editor cannot be loaded, the textarea stays.
      () => {},
    );
    return () => {
      left = true;
      mounted?.destroy();
    };
  }, []);

  // Keep the focus of a person who is typing.
  useEffect(() => {
    if (document.activeElement === field.current) code?.focus();
  }, [code]);
  useEffect(() => {
    if (!code || held.current === content) return;
    held.current = content;
    code.replace(content);
  }, [code, content]);
  useEffect(() => code?.setReadOnly(saving), [code, saving]);
  useEffect(() => code?.setInvalid(error), [code, error]);

  const surface = () => code ?? (field.current && plainSurface(field.current));
  function use(tool: Tool) {
    const at = surface();
    if (at && !saving) at.apply(tool.apply[language](at.selection()));
  }

  function addPictures(files: readonly File[] = []) {
    const onPicture: Wish['onPicture'] = (media) => {
      const at = surface();
      at?.apply(pictureOf(language, media)(at.selection()));
    };
    $wish.set({ files, onPicture });
  }
  /** Pictures are uploaded; everything else is handled as usual. */
  function takePictures(
    event: { preventDefault: () => void; stopPropagation: () => void },
    data: DataTransfer,
  ) {
    const files = picturesIn(data);
    const isText = data.types.some((type) => type.startsWith('text/'));
    if (files.length === 0 || isText || saving) return;
    event.preventDefault();
    event.stopPropagation();
    addPictures(files);
  }

  return (
    <div
      className="cell cell-wide content-cell"
      data-invalid={error ? '' : undefined}
      onPasteCapture={(event) => takePictures(event, event.clipboardData)}
      onDropCapture={(event) => takePictures(event, event.dataTransfer)}
      onDragOver={(event) => {
        // Otherwise the browser would open the file instead of the page.
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onKeyDownCapture={({ nativeEvent }) => {
        const tool = toolOf(nativeEvent);
        if (!tool) return;
        nativeEvent.preventDefault();
        nativeEvent.stopPropagation();
        use(tool);
      }}
    >
      {/* The hidden textarea passes its focus on to the code editor. */}
      <label htmlFor={id} className="cell-label">
        {label}
        {required && <Star />}
      </label>
      <Toolbar onTool={use} onPicture={() => addPictures()} disabled={saving} />
      <textarea
        ref={field}
        id={id}
        name="content"
        className={code ? 'sr-only' : 'cell-control content-plain'}
        value={content}
        readOnly={saving}
        // Stays for the form data, while people use the code editor in front of it.
        aria-hidden={code ? true : undefined}
        tabIndex={code ? -1 : undefined}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
        onFocus={() => code?.focus()}
        onCompositionStart={({ currentTarget }) => (currentTarget.dataset.composing = '')}
        onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset.composing}
        onChange={(event) => change(editor, { content: event.target.value } as Partial<V>)}
      />
      <div ref={host} className="code-host" hidden={!code} />
      {error && (
        <p id={`${id}-error`} className="cell-error">
          {error}
        </p>
      )}
      <ContentFoot content={content}>
        <span id={`${id}-hint`}>
          {hint}.{code && ` ${LEAVING}`}
        </span>
      </ContentFoot>
    </div>
  );
}

/** Waits until an IME composition, such as for Japanese, has ended. */
function composed(field: HTMLTextAreaElement): Promise<void> {
  if (field.dataset.composing === undefined) return Promise.resolve();
  return new Promise((resolve) =>
    field.addEventListener('compositionend', () => resolve(), { once: true }),
  );
}
