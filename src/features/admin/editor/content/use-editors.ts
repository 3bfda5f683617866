import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { WriteState } from '../write/commands.ts';
import type { CodeEditor } from './code-editor.ts';
import type { MountedEditor, MountOptions } from './surface.ts';

/** What the form gives to either editor. */
interface EditorOptions extends Omit<MountOptions, 'text'> {
  content: string;
  error: string | undefined;
  isReadOnly: boolean;
  /** Whether it is in view. It is loaded when it first is, and follows the content while it is. */
  isShown: boolean;
  host: RefObject<HTMLDivElement | null>;
  /** It could not be loaded. */
  onFailed?: () => void;
}

/**
 * An editor that is loaded when it is first in view, mounted in its host, and follows the form.
 *
 * @param load resolves to what mounts it
 * @returns null until it is mounted
 */
function useMountedEditor<Made extends MountedEditor>(
  options: EditorOptions,
  load: () => Promise<(host: HTMLElement, shared: MountOptions) => Made>,
): Made | null {
  const { content, error, isReadOnly, isShown, host } = options;
  const [editor, setEditor] = useState<Made | null>(null);
  /** The text in the editor. */
  const held = useRef(content);
  const isWanted = isShown || editor !== null;

  const latest = useEffectEvent(() => options);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    let mounted: Made | undefined;
    void begin().then(
      (mount) => {
        if (left || !host.current) return;
        const now = latest();
        held.current = now.content;
        mounted = mount(host.current, {
          ...now,
          text: now.content,
          onChange(next) {
            held.current = next;
            latest().onChange(next);
          },
          onPlace: (place) => latest().onPlace(place),
        });
        setEditor(mounted);
      },
      () => !left && latest().onFailed?.(),
    );
    return () => {
      left = true;
      mounted?.destroy();
    };
  }, [isWanted, host]);

  useEffect(() => {
    if (!editor || !isShown || held.current === content) return;
    held.current = content;
    editor.replace(content);
  }, [editor, content, isShown]);
  useEffect(() => editor?.setReadOnly(isReadOnly), [editor, isReadOnly]);
  useEffect(() => editor?.setInvalid(error), [editor, error]);
  return editor;
}

interface CodeOptions extends EditorOptions {
  /** The textarea that it replaces, including what was typed meanwhile. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The source editor in front of a textarea, which stays if it cannot be loaded; null until it is. */
export function useCodeEditor(options: CodeOptions): CodeEditor | null {
  const { field } = options;
  const code = useMountedEditor(options, async () => {
    const { mountCodeEditor } = await import('./code-editor.ts');
    const plain = field.current;
    if (plain) await composed(plain);
    return (host, shared) => {
      // What was typed may not yet have reached the form.
      const mounted = mountCodeEditor(host, { ...shared, text: plain?.value ?? shared.text });
      if (plain) mounted.select(plain.selectionStart, plain.selectionEnd);
      return mounted;
    };
  });
  // Keep the focus of a person who is typing.
  useEffect(() => {
    if (document.activeElement === field.current) code?.focus();
  }, [code, field]);
  return code;
}

/** Waits until an IME composition, such as for Japanese, has ended. */
function composed(field: HTMLTextAreaElement): Promise<void> {
  if (field.dataset.composing === undefined) return Promise.resolve();
  return new Promise((resolve) =>
    field.addEventListener('compositionend', () => resolve(), { once: true }),
  );
}

const nothing: WriteState = { pressed: [], about: undefined, more: [] };

/** The visual editor; null until it is loaded. */
export function useWriteEditor(options: EditorOptions) {
  const [state, setState] = useState(nothing);
  const write = useMountedEditor(options, async () => {
    const { mountWriteEditor } = await import('../write/write-editor.ts');
    const onState = (next: WriteState) =>
      setState((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    return (host, shared) => mountWriteEditor(host, { ...shared, onState });
  });
  return { write, state };
}
