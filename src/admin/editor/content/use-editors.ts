import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { WriteState } from '../write/commands.ts';
import type { CodeEditor } from './code-editor.ts';
import type { MountedEditor, MountOptions } from './mounted-editor.ts';

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
  // From its first view on, also where somebody leaves it before it is loaded: what is mounted stays mounted.
  const [isWanted, setWanted] = useState(isShown);
  if (isShown && !isWanted) setWanted(true);

  const latest = useEffectEvent(() => options);
  const { value: mount, error: failure } = useLoaded(async () => (isWanted ? load() : undefined), isWanted);
  useEffect(() => {
    if (!mount || !host.current) return;
    const now = latest();
    held.current = now.content;
    const mounted = mount(host.current, {
      ...now,
      text: now.content,
      onChange(next) {
        held.current = next;
        latest().onChange(next);
      },
    });
    setEditor(mounted);
    return () => mounted.destroy();
  }, [mount, host]);
  useEffect(() => {
    if (failure) latest().onFailed?.();
  }, [failure]);

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
  /** The textarea that it replaces. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The source editor in front of a textarea, which stays if it cannot be loaded; null until it is. */
export function useCodeEditor(options: CodeOptions): CodeEditor | null {
  const { field } = options;
  const code = useMountedEditor(options, async () => {
    const { mountCodeEditor } = await import('./code-editor.ts');
    return mountCodeEditor;
  });
  // Who is typing goes on at the same place.
  useEffect(() => {
    const plain = field.current;
    if (!code || !plain || document.activeElement !== plain) return;
    code.select(plain.selectionStart, plain.selectionEnd);
    code.focus();
  }, [code, field]);
  return code;
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
