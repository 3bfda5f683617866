import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { mountMergeEditor } from './merge-editor.ts';
import type { Language } from '../content/tools.ts';

interface Props {
  language: Language;
  theirs: string;
  mine: string;
  /** Receives the merged text on every change. */
  onText: (text: string) => void;
}

/** Their text on the left, mine, editable, on the right. */
export function MergeField({ language, theirs, mine, onText }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const mount = useEffectEvent((mountIn: typeof mountMergeEditor, place: HTMLElement) =>
    mountIn(place, { language, theirs, mine, onChange: onText }),
  );
  useEffect(() => {
    let left = false;
    let unmount: (() => void) | undefined;
    import('./merge-editor.ts').then(
      ({ mountMergeEditor }) => {
        if (!left && host.current) unmount = mount(mountMergeEditor, host.current);
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      unmount?.();
    };
  }, []);
  if (failed) return <p role="alert">This could not be loaded. Take mine or theirs for now.</p>;
  return <div ref={host} className="max-h-112 overflow-auto rounded-sheet border border-field" />;
}
