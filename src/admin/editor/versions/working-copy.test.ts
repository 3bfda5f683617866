import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { request } from '#src/lib/request.ts';
import { stubStorage } from '#src/lib/testing/storage.ts';
import { $toast } from '#src/ui/toast/toast.ts';
import { adminRequest } from '../../request.tsx';
import { type PostFormValues, signalBoardEditor } from '../board.ts';
import { change, type Editor, load, newEditor } from '../editor.ts';
import { save, saveDraft, takeMerged, unpublish } from '../save.ts';
import { fakeServer } from '../testing/fakes.ts';
import { restoreDraft, startAutosave } from './autosave.ts';
import { dropCopy, startSaving } from './working-copy.ts';

vi.mock('../../request.tsx', () => ({ adminRequest: vi.fn() }));
vi.mock('#src/lib/request.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const words = { title: 'A sheet', description: 'Of paper', slug: 'a-sheet', content: 'Words', published: true };
let storage: Map<string, string>;
let server: ReturnType<typeof fakeServer>;
/** What the browser does once it is online. */
let sendNow: () => void;

async function open(id: number | null = 7, copyId: number | null = null): Promise<Editor> {
  const editor = newEditor(signalBoardEditor, id, copyId);
  startAutosave(editor);
  sendNow = startSaving(editor);
  await load(editor);
  return editor;
}

/** Types, and waits for three quiet seconds. */
async function type(editor: Editor, changes: Partial<PostFormValues>): Promise<void> {
  change(editor, changes);
  await vi.advanceTimersByTimeAsync(3000);
}

const copyTitles = () => [...server.copies.values()].map(({ values }) => values.title);

beforeEach(() => {
  vi.useFakeTimers();
  storage = stubStorage('localStorage');
  vi.stubGlobal('navigator', {});
  $toast.set(null);
  server = fakeServer({ ...signalBoardEditor.empty, ...words, id: 7 });
  vi.mocked(adminRequest).mockImplementation(server.call);
  vi.mocked(request).mockImplementation(server.call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed saves itself after three quiet seconds, and is there on another device', async () => {
  const editor = await open(null);
  change(editor, { title: 'Ha' });
  await vi.advanceTimersByTimeAsync(2000);
  change(editor, { title: 'Half' });
  await vi.advanceTimersByTimeAsync(2000);
  expect([server.calls, storage.size]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([copyTitles(), storage.size, editor.$copyState.get().state]).toEqual([['Half'], 0, 'idle']);
  await type(editor, { description: 'Of paper' });
  expect(server.copies.size).toBe(1);
  const { id = 0 } = editor.$copy.get() ?? {};
  const other = await open(null, id);
  expect(other.$values.get()).toMatchObject({ title: 'Half', description: 'Of paper' });
  expect([other.$unsent.get(), other.$found.get()]).toEqual([false, []]);
});

test('a form without a title is not sent, and stays in this browser', async () => {
  const editor = await open(null);
  await type(editor, { content: 'Some words', title: ' ' });
  expect([server.calls, storage.size, editor.$copyState.get().state]).toEqual([[], 1, 'untitled']);
  expect(await saveDraft(editor)).toBe(false);
  expect(editor.$errors.get()).toEqual({ title: ['A draft needs a title'] });
  change(editor, { title: 'A' });
  // What a post needs besides is not asked of a draft.
  expect(editor.$errors.get()).toEqual({});
});

test('changes of a public post change nothing for readers until they are saved, which ends them', async () => {
  const editor = await open();
  await type(editor, { title: 'Mine' });
  expect([server.post().title, copyTitles()]).toEqual(['A sheet', ['Mine']]);
  expect(await save(editor, { published: true })).toBe(true);
  expect([server.post().title, server.copies.size, editor.$copy.get()]).toEqual(['Mine', 0, null]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.copies.size).toBe(0);
});

test('changes can be dropped, and are gone where they are undone by hand', async () => {
  const editor = await open();
  await type(editor, { title: 'Mine' });
  await dropCopy(editor);
  expect([editor.$values.get().title, server.copies.size]).toEqual(['A sheet', 0]);
  await type(editor, { title: 'Mine' });
  await type(editor, { title: 'A sheet' });
  expect([server.copies.size, editor.$dirty.get()]).toEqual([0, false]);
});

test('what was decided by a button that is refused does not stay in the form', async () => {
  const editor = await open(null);
  change(editor, { published: false });
  expect(await save(editor, { published: true })).toBe(false);
  expect(editor.$values.get().published).toBe(false);
});

test('taken off the site, the post is as readers saw it, and changes wait on', async () => {
  const editor = await open();
  await type(editor, { title: 'Mine' });
  expect(await unpublish(editor)).toBe(true);
  expect(server.post()).toMatchObject({ title: 'A sheet', published: false });
  await vi.advanceTimersByTimeAsync(3000);
  expect([...server.copies.values()]).toMatchObject([{ baseVersion: 2, values: { title: 'Mine', published: false } }]);
  expect(await save(editor)).toBe(true);
});

describe('while the server cannot be reached', () => {
  test('the text stays in this browser, and is sent when it can be', async () => {
    const editor = await open();
    server.state.offline = true;
    await type(editor, { title: 'Mine' });
    expect([editor.$copyState.get().state, storage.size]).toEqual(['unreachable', 1]);
    server.recover();
    sendNow();
    await vi.advanceTimersByTimeAsync(0);
    expect([copyTitles(), storage.size]).toEqual([['Mine'], 0]);
    server.state.offline = true;
    await type(editor, { title: 'More' });
    server.recover();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(copyTitles()).toEqual(['More']);
  });

  test('a lost answer begins no second draft, and is no conflict with oneself', async () => {
    const editor = await open(null);
    server.loseAnswers();
    await type(editor, { title: 'Half' });
    server.recover();
    await type(editor, { title: 'Half a' });
    expect(copyTitles()).toEqual(['Half a']);
    server.loseAnswers();
    await type(editor, { title: 'Half a thought' });
    server.recover();
    await vi.advanceTimersByTimeAsync(15_000);
    expect([copyTitles(), editor.$copyState.get().state]).toEqual([['Half a thought'], 'idle']);
  });

  test('a post whose first answer was lost is created once, and leaves no draft', async () => {
    const editor = await open(null);
    await type(editor, words);
    server.loseAnswers();
    expect(await save(editor)).toBe(false);
    server.recover();
    await type(editor, { title: 'Another title' });
    expect(await save(editor)).toBe(true);
    expect([server.created(), server.post().title, server.copies.size]).toEqual([1, 'Another title', 0]);
  });

  test('an ended session asks nobody who only types', async () => {
    const editor = await open();
    server.state.signedOut = true;
    vi.mocked(adminRequest).mockClear();
    await type(editor, { title: 'Mine' });
    expect([editor.$copyState.get().state, storage.size]).toEqual(['signed-out', 1]);
    expect(adminRequest).not.toHaveBeenCalled();
    server.recover();
    expect(await saveDraft(editor)).toBe(true);
    expect(copyTitles()).toEqual(['Mine']);
  });
});

describe('two windows', () => {
  test('never overwrite each other: both versions are shown, and what is chosen is saved', async () => {
    const [one, other] = [await open(), await open()];
    await type(one, { title: 'One' });
    await type(other, { description: 'Other' });
    expect([copyTitles(), other.$copyState.get().state, storage.size]).toEqual([['One'], 'overtaken', 1]);
    await type(other, { description: 'Other words' });
    expect(await saveDraft(other)).toBe(false);
    expect(other.$conflict.get()).toMatchObject({
      by: 'dana',
      from: { title: 'A sheet' },
      theirs: { values: { title: 'One' } },
    });
    takeMerged(other, { ...other.$values.get(), title: 'One' });
    expect(await saveDraft(other)).toBe(true);
    expect([...server.copies.values()]).toMatchObject([{ values: { title: 'One', description: 'Other words' } }]);
    expect(storage.size).toBe(0);
  });

  test('publish only what their writer has seen', async () => {
    const editor = await open();
    await type(editor, { title: 'Mine' });
    server.writeElsewhere(editor.$copy.get()?.id ?? 0, { description: 'Theirs' });
    expect(await save(editor)).toBe(false);
    expect(server.post().title).toBe('A sheet');
    expect(editor.$conflict.get()?.copy?.values.description).toBe('Theirs');
  });

  test('go on with a new draft where the other one has made a post of it', async () => {
    const editor = await open(null);
    await type(editor, { title: 'Half' });
    server.copies.clear();
    await type(editor, { title: 'Half a thought' });
    expect([copyTitles(), $toast.get()?.title]).toEqual([
      ['Half a thought'],
      'This draft is a post by now, or was deleted',
    ]);
  });

  test('a draft that this browser kept is compared with what was written elsewhere since', async () => {
    const first = await open();
    await type(first, { title: 'One' });
    server.state.offline = true;
    await type(first, { title: 'One, offline' });
    server.recover();
    const { id = 0 } = first.$copy.get() ?? {};
    server.writeElsewhere(id, { description: 'On a phone' });
    const again = await open();
    expect(again.$values.get()).toMatchObject({ title: 'One', description: 'On a phone' });
    const [kept] = again.$found.get();
    if (kept) await restoreDraft(again, kept);
    expect(again.$conflict.get()?.theirs.values.description).toBe('On a phone');
    expect(again.$values.get().title).toBe('One, offline');
  });
});

test('a post that was saved elsewhere since a draft of it began shows both when it is saved', async () => {
  const first = await open();
  await type(first, { title: 'Mine' });
  server.saveElsewhere({ description: 'Theirs' });
  const editor = await open();
  expect(editor.$values.get().title).toBe('Mine');
  expect(await save(editor)).toBe(false);
  expect(editor.$conflict.get()).toMatchObject({ theirs: { version: '"2"', values: { description: 'Theirs' } } });
  expect(editor.$conflict.get()?.copy).toBeUndefined();
});
