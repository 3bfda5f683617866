import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Lets each key act on the selection that the writer sees. Browsers report a moved selection in a later task; on a slow
 * machine the next key comes first, and Enter after End would delete a word that was selected before.
 */
export const freshSelection = Extension.create({
  name: 'freshSelection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown({ composing, dom }) {
            // ProseMirror reads the selection whenever it is notified of a change.
            if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
            return false;
          },
        },
      },
    }),
  ],
});

/** After Escape, Tab is the browser's: it leaves the text, also where it would indent or go to the next cell. */
export const leaveByEscape = Extension.create({
  name: 'leaveByEscape',
  addProseMirrorPlugins() {
    let isLeaving = false;
    const keydown = (_: unknown, event: KeyboardEvent) => {
      if (event.key === 'Tab' && isLeaving) return true;
      if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
      return false;
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown } } })];
  },
});
