import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { MountedEditor, MountOptions } from './surface.ts';

/** What the form gives to either editor. */
export interface EditorOptions extends Omit<MountOptions, 'text'> {
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
 * @param load resolves to what mounts it; `latest` gives the options as they are when it is called
 * @returns null until it is mounted
 */
export function useMountedEditor<Options extends EditorOptions, Made extends MountedEditor>(
  options: Options,
  load: (latest: () => Options) => Promise<(host: HTMLElement, shared: MountOptions) => Made>,
): Made | null {
  const { content, error, isReadOnly, isShown, host } = options;
  const [editor, setEditor] = useState<Made | null>(null);
  /** The text in the editor. */
  const held = useRef(content);
  const isWanted = isShown || editor !== null;

  const latest = useEffectEvent(() => options);
  const begin = useEffectEvent(() => load(() => latest()));
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    let mounted: Made | undefined;
    void begin().then(
      (mount) => {
        if (left || !host.current) return;
        const { language, label, description, required, content: text } = latest();
        held.current = text;
        mounted = mount(host.current, {
          ...{ language, label, description, required, text },
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
