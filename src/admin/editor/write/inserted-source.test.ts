import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { expect, test } from 'vitest';
import type { Language } from '../content/tools.ts';
import { insertedSource } from './inserted-source.ts';
import { extensionsFor } from './schema.ts';
import { SourceBlocks } from './source-blocks.ts';

/** Inserts a text in one piece into a document. @returns its source; null if the browser inserts it */
function insert(language: Language, data: string, { before = '', at = 1 } = {}): string | null {
  const schema = getSchema(extensionsFor(language));
  const blocks = new SourceBlocks(schema, language);
  let state = EditorState.create({ schema, doc: blocks.read(before) });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
  const view = {
    editable: true,
    dom: { ownerDocument: new EventTarget() },
    get state() {
      return state;
    },
    dispatch: (tr: typeof state.tr) => (state = state.apply(tr)),
  };
  const event = { inputType: 'insertText', data, isComposing: false, preventDefault() {} };
  const isHandled = insertedSource(language, () => blocks)(view as never as EditorView, event as InputEvent);
  return isHandled ? blocks.write(state.doc) : null;
}

test('a whole text that a script fills in stays byte for byte', () => {
  const html = '<p>One</p>\n\n<p  >Two <b>words</b></p><script>alert(1)</script>';
  expect(insert('html', html)).toBe(html);
  const markdown = 'The **end**  of *it*.\n\n* a\n* b\n';
  expect(insert('markdown', markdown)).toBe(markdown);
});

test('markup goes in at the cursor', () => {
  expect(insert('markdown', '**so**', { before: 'One and two', at: 12 })).toBe('One and two\n\n**so**');
});

test('words are typed as ever', () => {
  expect(insert('html', 'Words, 2 < 3')).toBeNull();
  expect(insert('markdown', 'Plain words.')).toBeNull();
});
