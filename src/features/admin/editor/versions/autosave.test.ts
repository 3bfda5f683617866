import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#src/lib/testing/storage.ts';
import { discardDraft, restoreDraft, startAutosave } from './autosave.ts';
import { change, type Editor, load, newEditor } from '../editor.ts';
import type { OpenForms } from './drafts.ts';
import { save } from '../save.ts';
import { type PostValues, signalBoard } from '../board.ts';
import { fakeServer } from '../testing/fakes.ts';

const words = { title: 'A sheet', description: 'Of paper', slug: 'a-sheet' };
let storage: ReturnType<typeof memoryStorage>;
let server: ReturnType<typeof fakeServer>;
/** Stores what was changed last. */
let flush: () => void;

/** An editor as after reopening the page. */
async function open(id: number | null = 7, forms?: OpenForms): Promise<Editor> {
  const here = { call: server.call, storage: () => storage };
  const editor = newEditor(signalBoard, id, forms ? { ...here, forms } : here);
  flush = startAutosave(editor);
  await load(editor);
  return editor;
}

/** The storage of a browser that is closed after a change. */
async function leave(changes: Partial<PostValues>, id: number | null = 7): Promise<void> {
  change(await open(id), changes);
  vi.advanceTimersByTime(1000);
}

/** The drafts offered to somebody who opens the page now. */
async function offered(id: number | null = 7): Promise<string[]> {
  return (await open(id)).$found.get().map(({ values }) => values.title);
}

async function restoreFirst(editor: Editor): Promise<void> {
  const [draft] = editor.$found.get();
  if (draft) await restoreDraft(editor, draft);
}

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  server = fakeServer({ ...signalBoard.empty, ...words });
});
afterEach(() => {
  vi.useRealTimers();
});

test('pending changes can be stored immediately', async () => {
  change(await open(), { title: 'Half' });
  flush();
  expect(await offered()).toEqual(['Half']);
});

test('nothing is offered if nothing differs', async () => {
  await leave({ title: 'Half' });
  server.saveBy('ines', { title: 'Half' });
  expect(await offered()).toEqual([]);
  expect(storage.length).toBe(0);
});

test('an undecided draft stays beside new changes', async () => {
  await leave({ title: 'Half' });
  const editor = await open();
  change(editor, { title: 'Something else' });
  vi.advanceTimersByTime(1000);
  // Newest first.
  expect(await offered()).toEqual(['Something else', 'Half']);
  const [draft] = editor.$found.get();
  if (draft) discardDraft(editor, draft);
  expect(editor.$found.get()).toEqual([]);
  expect(await offered()).toEqual(['Something else']);
});

test('a draft of an older version conflicts with what was saved since', async () => {
  await leave({ title: 'Half' });
  server.saveBy('ines', { title: 'Theirs' });
  const editor = await open();
  await restoreFirst(editor);
  expect(await save(editor)).toBe(false);
  expect(editor.$conflict.get()?.theirs.values.title).toBe('Theirs');
});

test('saved or unchanged values leave no draft', async () => {
  const editor = await open();
  change(editor, { title: 'Half' });
  vi.advanceTimersByTime(1000);
  change(editor, { title: 'A sheet' });
  vi.advanceTimersByTime(1000);
  expect(storage.length).toBe(0);
  change(editor, { title: 'Whole' });
  await save(editor);
  vi.advanceTimersByTime(1000);
  expect(storage.length).toBe(0);
});

describe('two new posts at once', () => {
  test('restoring one leaves the other, and newer changes, for the next visit', async () => {
    await leave({ title: 'One' }, null);
    await leave({ title: 'Other' }, null);
    const editor = await open(null);
    change(editor, { title: 'Typed' });
    await restoreFirst(editor);
    expect((await offered(null)).sort()).toEqual(['One', 'Other', 'Typed']);
    change(editor, { title: 'One and a half' });
    vi.advanceTimersByTime(1000);
    expect(storage.length).toBe(3);
  });

  test('the draft of another open tab is not offered', async () => {
    const claimed = new Set<string>();
    const forms: OpenForms = {
      claim: async (name) => !claimed.has(name) && Boolean(claimed.add(name)),
      all: async () => claimed,
    };
    const start = () => open(null, forms);
    change(await start(), { title: 'One' });
    vi.advanceTimersByTime(1000);
    expect((await start()).$found.get()).toEqual([]);

    // Its tab was closed; two others find its draft and both continue it.
    claimed.clear();
    const [second, third] = [await start(), await start()];
    await restoreFirst(second);
    await restoreFirst(third);
    change(second, { title: 'One and a half' });
    change(third, { title: 'Two' });
    vi.advanceTimersByTime(1000);
    expect((await offered(null)).sort()).toEqual(['One and a half', 'Two']);
  });
});
