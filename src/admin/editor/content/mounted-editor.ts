import type { Language } from './tools.ts';

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
}

export interface MountedEditor {
  /** Applies a tool of the toolbar, by its id; the visual editor also one of the cursor's place, by its label. */
  use: (tool: string) => void;
  /** Asks for a picture, or uploads the given ones. */
  addPictures: (files?: readonly File[]) => void;
  /** Replaces the text, e.g. by a draft or an old version. Can be undone. */
  replace: (text: string) => void;
  focus: () => void;
  setReadOnly: (isReadOnly: boolean) => void;
  /** Marks it as invalid, described by the error message. */
  setInvalid: (message: string | undefined) => void;
  destroy: () => void;
}
