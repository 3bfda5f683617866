import type { ReactNode } from 'react';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';
import type { PageSource } from './preview.ts';
import type { Language } from './tools.ts';

/** The parts of an editor's page. */
export interface EditorProps<V extends PostValues> {
  editor: Editor<V>;
  /** The language of the content. */
  language: Language;
  page: PageSource;
  /** Headings, and the link back. */
  titles: { create: string; edit: string; back: string };
  /** Stores the draft immediately. */
  flush: () => void;
  /** The field of the content. */
  content: ReactNode;
  /** The fields of everything but title and content. */
  settings: ReactNode;
}
