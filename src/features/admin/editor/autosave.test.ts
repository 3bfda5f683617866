import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardDraft, restoreDraft, startAutosave } from './autosave.ts';
import { change } from './change.ts';
import { type Editor, newEditor } from './editor.ts';
import { load } from './load.ts';
import { save } from './save.ts';
import { signalBoard, type SignalBoardValues } from './signal-board.ts';
import { fakeServer } from './testing/fake-server.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const words = { title: 'A sheet', description: 'Of paper', slug: 'a-sheet' };
let storage: ReturnType<typeof memoryStorage>;
let server: ReturnType<typeof fakeServer>;

/** As after opening the page anew. */
async function open(): Promise<Editor<SignalBoardValues>> {
  const editor = newEditor(signalBoard, 7, { call: server.call, storage });
  startAutosave(editor);
  await load(editor);
  return editor;
}

/** What a browser is left with that closes after a change. */
async function leave(changes: Partial<SignalBoardValues>): Promise<void> {
  change(await open(), changes);
  vi.advanceTimersByTime(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  server = fakeServer({ ...signalBoard.empty, ...words });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is kept after a pause, and offered on return', async () => {
  await leave({ title: 'Half' });
  const editor = await open();
  expect(editor.$values.get().title).toBe('A sheet');
  expect(editor.$found.get()?.values.title).toBe('Half');
  restoreDraft(editor);
  expect(editor.$values.get().title).toBe('Half');
  expect(editor.$dirty.get()).toBe(true);
});

test('what waits for a pause can be kept at once', async () => {
  const editor = newEditor(signalBoard, 7, { call: server.call, storage });
  const flush = startAutosave(editor);
  await load(editor);
  change(editor, { title: 'Half' });
  flush();
  expect((await open()).$found.get()?.values.title).toBe('Half');
});

test('nothing is offered where nothing differs', async () => {
  await leave({ title: 'Half' });
  server.saveBy('ines', { title: 'Half' });
  expect((await open()).$found.get()).toBeNull();
  expect((await open()).drafts.read()).toBeNull();
});

test('a draft that nobody has decided about is not written over', async () => {
  await leave({ title: 'Half' });
  const editor = await open();
  change(editor, { title: 'Something else' });
  vi.advanceTimersByTime(1000);
  expect(editor.drafts.read()?.values.title).toBe('Half');
  discardDraft(editor);
  expect(editor.drafts.read()?.values.title).toBe('Something else');
});

test('a draft of an older version meets what was saved since', async () => {
  await leave({ title: 'Half' });
  server.saveBy('ines', { title: 'Theirs' });
  const editor = await open();
  restoreDraft(editor);
  expect(await save(editor)).toBe(false);
  expect(editor.$conflict.get()?.theirs.values.title).toBe('Theirs');
});

test('what is saved, or as it was, leaves no draft', async () => {
  const editor = await open();
  change(editor, { title: 'Half' });
  vi.advanceTimersByTime(1000);
  change(editor, { title: 'A sheet' });
  vi.advanceTimersByTime(1000);
  expect(editor.drafts.read()).toBeNull();
  change(editor, { title: 'Whole' });
  await save(editor);
  vi.advanceTimersByTime(1000);
  expect(editor.drafts.read()).toBeNull();
});
