import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Language } from './tools.ts';

const MONO = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace";

/** The design tokens, which are inherited into a shadow root and follow the theme. */
const base = EditorView.theme({
  '&': { color: 'var(--color-ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { lineHeight: '1.65' },
  '.cm-content': { padding: '0.25rem 0 1.25rem', caretColor: 'var(--color-cobalt)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-placeholder': { color: 'var(--color-ink-2)' },
  '.cm-content ::selection': {
    backgroundColor: 'var(--color-cobalt-soft)',
    color: 'var(--color-ink)',
  },
});

/** Prose in the text font, code in a monospaced one. */
const fonts: Readonly<Record<Language, Extension>> = {
  markdown: EditorView.theme({
    '.cm-content': { fontFamily: 'var(--font-body)', fontSize: '1.0625rem' },
  }),
  html: EditorView.theme({ '.cm-content': { fontFamily: MONO, fontSize: '0.9375rem' } }),
};

const colours = HighlightStyle.define([
  { tag: tags.heading, fontFamily: 'var(--font-heading)', fontWeight: '500', fontSize: '1.2em' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--color-cobalt)' },
  { tag: tags.monospace, fontFamily: MONO, fontSize: '0.9em' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--color-ink-2)' },
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--color-cobalt)' },
  { tag: tags.attributeName, color: 'var(--color-ink-2)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--color-success)' },
  { tag: [tags.comment, tags.quote], color: 'var(--color-ink-2)' },
  { tag: tags.invalid, color: 'var(--color-error)' },
]);

/** The theme of the code editor. */
export function codeTheme(language: Language): Extension {
  return [base, fonts[language], syntaxHighlighting(colours)];
}
