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

/** What is searched for in the text, and what it is replaced with. */
export interface FindTerms {
  text: string;
  replacement: string;
  isCaseSensitive: boolean;
}

/** `replace` replaces what is selected and goes on to the next; `all` replaces every one. */
export type SearchStep = 'next' | 'previous' | 'replace' | 'all';

/** How often something is in the text, and which of them is selected, from 1; 0 for none. */
export interface FindResult {
  count: number;
  at: number;
}

export interface MountedEditor {
  /** Applies a tool of the toolbar, by its id; the visual editor also one of the cursor's place, by its label. */
  use: (tool: string) => void;
  /** Asks for a picture, or uploads the given ones. */
  addPictures: (files?: readonly File[]) => void;
  /** Replaces the text, e.g. by a draft or an old version. Can be undone. */
  replace: (text: string) => void;
  /** Marks what is searched for; an empty text ends it. */
  find: (search: FindTerms) => FindResult;
  stepTo: (step: SearchStep) => void;
  focus: () => void;
  setReadOnly: (isReadOnly: boolean) => void;
  /** Marks it as invalid, described by the error message. */
  setInvalid: (message: string | undefined) => void;
  destroy: () => void;
}
