/** What keys do with the blocks of a text. */
import { getSchema } from '@tiptap/core';
import { type Command, EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { leave } from './leaving.ts';
import { moveBlock } from './move-blocks.ts';
import { extensionsFor } from './schema.ts';
import { SourceBlocks } from './source-blocks.ts';

const schema = getSchema(extensionsFor('markdown'));

/** A document with the cursor before some words. */
function open(source: string, words: string) {
  const blocks = new SourceBlocks(schema, 'markdown');
  const doc = blocks.read(source);
  let at = 0;
  doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(words)) at = pos;
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  return { blocks, state };
}

/** Runs a command. @returns the state after it; undefined if it does nothing */
function run(command: Command, state: EditorState): EditorState | undefined {
  let next: EditorState | undefined;
  command(state, (tr: Transaction) => (next = state.apply(tr)));
  return next;
}

const around = ({ selection: { $from } }: EditorState) => $from.parent.textContent;

test('a block moves past its neighbor, with the cursor, and without a change of its own', () => {
  const { blocks, state } = open('# One\n\n* a\n* b\n\nThree', 'b');
  const up = run(moveBlock(-1), state);
  expect(up && [blocks.write(up.doc), around(up)]).toEqual(['* a\n* b\n\n# One\n\nThree', 'b']);
  expect(up && run(moveBlock(-1), up)).toBeUndefined();
  const down = run(moveBlock(1), state);
  expect(down && [blocks.write(down.doc), around(down)]).toEqual(['# One\n\nThree\n\n* a\n* b', 'b']);
  expect(blocks.write(run(moveBlock(-1), down as EditorState)?.doc ?? state.doc)).toBe('# One\n\n* a\n* b\n\nThree');
});

test('a block that is selected as a whole moves too', () => {
  const { blocks, state } = open('One\n\n---\n\nThree', 'One');
  const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 5)));
  const moved = run(moveBlock(1), chosen);
  expect(moved && blocks.write(moved.doc)).toBe('One\n\nThree\n\n---');
  expect(moved?.selection).toBeInstanceOf(NodeSelection);
});

test('Enter leads from cell to cell below, then out of the table; elsewhere it does what it does', () => {
  const { blocks, state } = open('| a | b |\n| --- | --- |\n| c | d |\n\nEnd', 'b');
  const below = state.apply(leave(state) as Transaction);
  expect(around(below)).toBe('d');
  const out = below.apply(leave(below) as Transaction);
  expect([around(out), out.selection.$from.depth]).toEqual(['', 1]);
  expect(blocks.write(out.doc)).toBe(blocks.write(state.doc));
  expect(leave(open('End', 'End').state)).toBeUndefined();
});
