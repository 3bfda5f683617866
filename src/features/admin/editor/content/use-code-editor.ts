import { useEffect, type RefObject } from 'react';
import type { CodeEditor } from './code-editor.ts';
import { type EditorOptions, useMountedEditor } from './use-mounted-editor.ts';

interface Options extends EditorOptions {
  /** The textarea that it replaces, including what was typed meanwhile. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The source editor in front of a textarea, which stays if it cannot be loaded; null until it is. */
export function useCodeEditor(options: Options): CodeEditor | null {
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
