import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

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
