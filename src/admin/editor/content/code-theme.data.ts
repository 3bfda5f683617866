import type { TagStyle } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

type Theme = Parameters<typeof EditorView.theme>[0];

const MONO = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace";

/** The design tokens, which are inherited into a shadow root and follow the theme. */
export const base: Theme = {
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
};

/** Prose in the text font, code in a monospaced one. */
export const fonts: Readonly<Record<'markdown' | 'html', Theme>> = {
  markdown: {
    '.cm-content': { fontFamily: 'var(--font-body)', fontSize: '1.0625rem' },
  },
  html: { '.cm-content': { fontFamily: MONO, fontSize: '0.9375rem' } },
};

/** The parts of the syntax. */
export const highlights: readonly TagStyle[] = [
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
];

/** Two texts side by side. */
export const merging: Theme = {
  '.cm-changedLine': {
    backgroundColor: 'color-mix(in oklab, var(--color-marigold) 18%, transparent) !important',
  },
  '.cm-changedText': {
    background: 'color-mix(in oklab, var(--color-marigold) 45%, transparent) !important',
  },
  '.cm-gutters': { background: 'none', border: '0' },
  '.cm-changeGutter .cm-changedLineGutter': { background: 'var(--color-field) !important' },
  '.cm-collapsedLines': {
    background: 'var(--color-paper) !important',
    color: 'var(--color-ink-2) !important',
    fontSize: 'var(--text-note)',
  },
};

/** The controls between them. */
export const betweenTexts = `
  .cm-merge-revert { width: 2.5rem; }
  .cm-merge-revert button {
    width: 2.5rem; height: 1.75rem; border: 0; background: none; cursor: pointer;
    color: var(--color-cobalt); font: 600 1.25rem / 1 var(--font-body);
  }
  .cm-merge-revert button:is(:hover, :focus-visible) {
    outline: 2px solid var(--color-cobalt); outline-offset: -2px;
  }
`;
