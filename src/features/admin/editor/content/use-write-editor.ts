import { useState } from 'react';
import type { Asking, WriteState } from '../write/write-editor.ts';
import { type EditorOptions, useMountedEditor } from './use-mounted-editor.ts';

const nothing: WriteState = { pressed: [], tableTools: [], link: undefined, alt: undefined };

/** The visual editor; null until it is loaded. */
export function useWriteEditor(options: EditorOptions & Asking) {
  const [state, setState] = useState(nothing);
  const write = useMountedEditor(options, async (latest) => {
    const { mountWriteEditor } = await import('../write/write-editor.ts');
    return (host, shared) =>
      mountWriteEditor(host, {
        ...shared,
        onState: (next) => setState((last) => (isSame(last, next) ? last : next)),
        onTool: (tool) => latest().onTool(tool),
        onPicture: () => latest().onPicture(),
        onLinkCard: () => latest().onLinkCard(),
      });
  });
  return { write, state };
}

function isSame(one: WriteState, other: WriteState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
