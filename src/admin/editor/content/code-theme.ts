import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { base, fonts, highlights } from './code-theme.data.ts';
import type { Language } from './tools.ts';

/** The theme of the code editor. */
export function codeTheme(language: Language): Extension {
  return [
    EditorView.theme(base),
    EditorView.theme(fonts[language]),
    syntaxHighlighting(HighlightStyle.define(highlights)),
  ];
}
