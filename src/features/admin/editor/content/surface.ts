import type { Edit, Language, Selection } from './tools.ts';

/** What the source editor and the visual editor are mounted with. */
export interface MountOptions {
  language: Language;
  text: string;
  /** Accessible name and description. */
  label: string;
  description: string;
  required: boolean;
  /** Receives the source, whenever the user has changed it. */
  onChange: (text: string) => void;
  /** Receives the cursor's offset in the source, a line break being one, when the user moves it. */
  onPlace: (place: number) => void;
}

export interface MountedEditor {
  /** Moves the cursor to an offset in the source and scrolls to it; the focus stays where it is. */
  placeCaret: (offset: number) => void;
  /** Replaces the text, e.g. by a draft or an old version. Can be undone. */
  replace: (text: string) => void;
  focus: () => void;
  setReadOnly: (isReadOnly: boolean) => void;
  /** Marks it as invalid, described by an element with the error message. */
  setInvalid: (message: string | undefined) => void;
  destroy: () => void;
}

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
      // The only way to change the text that can be undone.
      document.execCommand('insertText', false, insert);
      field.setSelectionRange(...select);
    },
    focus: () => field.focus(),
  };
}
