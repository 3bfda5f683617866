import type { Edit, Selection } from './tools.ts';

/** Where a source is typed: the plain field, or the editor that takes its place. */
export interface Surface {
  selection: () => Selection;
  apply: (edit: Edit) => void;
  focus: () => void;
}

/** The plain field as a surface; what is done to it can be undone by the browser. */
export function plainSurface(field: HTMLTextAreaElement): Surface {
  return {
    selection: () => ({
      text: field.value,
      from: field.selectionStart,
      to: field.selectionEnd,
    }),
    apply({ from, to, insert, select }) {
      field.focus();
      field.setSelectionRange(from, to);
      // Unlike a change of the value it fires `input` and can be undone; there is no other way to that.
      if (!document.execCommand('insertText', false, insert)) {
        field.setRangeText(insert, from, to);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      field.setSelectionRange(...select);
    },
    focus: () => field.focus(),
  };
}
