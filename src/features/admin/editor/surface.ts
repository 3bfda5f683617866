import type { Edit, Selection } from './tools.ts';

/** A source editor: the textarea, or the code editor that replaces it. */
export interface Surface {
  selection: () => Selection;
  apply: (edit: Edit) => void;
  focus: () => void;
}

/** The textarea as a source editor; the browser can undo its changes. */
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
      // The only way to change the text that fires `input` and can be undone.
      if (!document.execCommand('insertText', false, insert)) {
        field.setRangeText(insert, from, to);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      field.setSelectionRange(...select);
    },
    focus: () => field.focus(),
  };
}
