import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CodeEditor, mountCodeEditor } from './code-editor.ts';
import type { EditorOptions } from './surface.ts';

interface Options extends EditorOptions {
  label: string;
  /** The textarea that it replaces, including what was typed meanwhile. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The source editor in front of a textarea; null until it is loaded. */
export function useCodeEditor(options: Options): CodeEditor | null {
  const { content, error, isReadOnly, isShown, field, host } = options;
  const [code, setCode] = useState<CodeEditor | null>(null);
  /** The text in the code editor. */
  const held = useRef(content);
  const isWanted = isShown || code !== null;

  const mount = useEffectEvent(
    (mountIn: typeof mountCodeEditor, place: HTMLElement, plain: HTMLTextAreaElement) => {
      const { language, label, description, required, onPlace } = options;
      held.current = plain.value;
      const mounted = mountIn(place, {
        ...{ language, label, description, required, onPlace, text: plain.value },
        onChange(text) {
          held.current = text;
          changed(text);
        },
      });
      mounted.select(plain.selectionStart, plain.selectionEnd);
      setCode(mounted);
      return mounted;
    },
  );
  const changed = useEffectEvent((text: string) => options.onChange(text));
  useEffect(() => {
    if (!isWanted) return;
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
  }, [isWanted, field, host]);

  // Keep the focus of a person who is typing.
  useEffect(() => {
    if (document.activeElement === field.current) code?.focus();
  }, [code, field]);
  useEffect(() => {
    if (!code || !isShown || held.current === content) return;
    held.current = content;
    code.replace(content);
  }, [code, content, isShown]);
  useEffect(() => code?.setReadOnly(isReadOnly), [code, isReadOnly]);
  useEffect(() => code?.setInvalid(error), [code, error]);
  return code;
}

/** Waits until an IME composition, such as for Japanese, has ended. */
function composed(field: HTMLTextAreaElement): Promise<void> {
  if (field.dataset.composing === undefined) return Promise.resolve();
  return new Promise((resolve) =>
    field.addEventListener('compositionend', () => resolve(), { once: true }),
  );
}
