import type { ReactNode } from 'react';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';
import type { PageSource } from './preview.ts';
import type { Language } from './tools.ts';

/** What the page of either editor is made of. */
export interface EditorProps<V extends PostValues> {
  editor: Editor<V>;
  /** What the content is written in. */
  language: Language;
  page: PageSource;
  /** Headings, and the way back. */
  titles: { create: string; edit: string; back: string };
  /** Keeps at once what is typed. */
  flush: () => void;
  children: ReactNode;
}
