import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#src/ui/toast.ts';
import type { EditorOptions } from './surface.ts';
import type { Tool } from './tools.ts';
import type { mountWriteEditor, WriteEditor, WriteState } from '../write/write-editor.ts';

interface Options extends EditorOptions {
  onTool: (tool: Tool) => void;
  onPicture: () => void;
  onLinkCard: () => void;
  /** It could not be loaded. */
  onFailed: () => void;
}

const nothing: WriteState = { pressed: [], tableTools: [], link: undefined, alt: undefined };

/** The visual editor; null until it is loaded. */
export function useWriteEditor(options: Options): {
  write: WriteEditor | null;
  state: WriteState;
} {
  const { content, error, isReadOnly, isShown, host } = options;
  const [write, setWrite] = useState<WriteEditor | null>(null);
  const [state, setState] = useState(nothing);
  /** The source of what the visual editor shows. */
  const held = useRef(content);
  const isWanted = isShown || write !== null;

  const changed = useEffectEvent((text: string) => options.onChange(text));
  const placed = useEffectEvent((place: number) => options.onPlace(place));
  const pictured = useEffectEvent(() => options.onPicture());
  const carded = useEffectEvent(() => options.onLinkCard());
  const tooled = useEffectEvent((tool: Tool) => options.onTool(tool));
  const failed = useEffectEvent(() => options.onFailed());
  const mount = useEffectEvent((mountIn: typeof mountWriteEditor, place: HTMLElement) => {
    const { language, description, required } = options;
    held.current = content;
    const mounted = mountIn(place, {
      ...{ language, description, required, label: 'Write', text: content },
      onChange(text) {
        held.current = text;
        changed(text);
      },
      onPlace: (at) => placed(at),
      onState: (next) => setState((last) => (isSame(last, next) ? last : next)),
      onTool: (tool) => tooled(tool),
      onPicture: () => pictured(),
      onLinkCard: () => carded(),
    });
    setWrite(mounted);
    return mounted;
  });
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    let mounted: WriteEditor | undefined;
    void import('../write/write-editor.ts').then(
      ({ mountWriteEditor }) => {
        if (!left && host.current) mounted = mount(mountWriteEditor, host.current);
      },
      () => {
        if (left) return;
        failed();
        toast({
          title: 'The visual editor could not be loaded',
          description: 'Check the connection. You can edit the source in the meantime.',
          destructive: true,
        });
      },
    );
    return () => {
      left = true;
      mounted?.destroy();
    };
  }, [isWanted, host]);

  useEffect(() => {
    if (!write || !isShown || held.current === content) return;
    held.current = content;
    write.replace(content);
  }, [write, content, isShown]);
  useEffect(() => write?.setReadOnly(isReadOnly), [write, isReadOnly]);
  useEffect(() => write?.setInvalid(error), [write, error]);
  return { write, state };
}

function isSame(one: WriteState, other: WriteState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
