import { beforeEach, describe, expect, test } from 'vitest';
import { $toast } from '#src/ui/toast.ts';
import { change, makeSlug } from './change.ts';
import { mergedValues } from './conflict.ts';
import { type Editor, newEditor } from './editor.ts';
import { load } from './load.ts';
import { save, saveMerged } from './save.ts';
import { signalBoard, type SignalBoardValues } from './signal-board.ts';
import { fakeServer } from './testing/fake-server.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const words = { title: 'A sheet', description: 'Of paper', slug: 'a-sheet', content: 'Words' };
let server: ReturnType<typeof fakeServer>;
let editor: Editor<SignalBoardValues>;

async function open(id: number | null): Promise<void> {
  editor = newEditor(signalBoard, id, { call: server.call, storage: memoryStorage() });
  await load(editor);
}

beforeEach(() => {
  server = fakeServer({ ...signalBoard.empty, ...words, id: 7 });
  $toast.set(null);
});

describe('a new post', () => {
  beforeEach(() => open(null));

  test('is not sent while something is wrong, and from then on checked with each change', async () => {
    expect(await save(editor)).toBe(false);
    expect(server.calls).toEqual([]);
    expect(editor.$errors.get()).toHaveProperty('title', ['Title is required']);
    change(editor, { title: 'A sheet' });
    expect(editor.$errors.get()).not.toHaveProperty('title');
  });

  test('gets its slug from the title that is left, unless it has one', () => {
    change(editor, { title: 'Ärger am Freitag, 3×!' });
    makeSlug(editor);
    expect(editor.$values.get().slug).toBe('arger-am-freitag-3');
    change(editor, { title: 'Another' });
    makeSlug(editor);
    expect(editor.$values.get().slug).toBe('arger-am-freitag-3');
  });

  test('is created, and nothing is unsaved then', async () => {
    change(editor, words);
    expect(editor.$dirty.get()).toBe(true);
    expect(await save(editor)).toBe(true);
    expect(server.calls).toMatchObject([{ method: 'POST', url: '/api/signal-board' }]);
    expect(editor.$dirty.get()).toBe(false);
  });

  test('stays in the form where the server refuses it, each message at its field', async () => {
    change(editor, words);
    const message = 'This slug is already taken';
    server.failWith(409, { message, errors: { slug: [message] } });
    expect(await save(editor)).toBe(false);
    expect(editor.$values.get()).toMatchObject(words);
    expect(editor.$errors.get()).toEqual({ slug: [message] });
    expect($toast.get()).toMatchObject({ title: 'Error', description: message });
  });

  test('says what the spec says where nobody says why', async () => {
    change(editor, words);
    server.failWith(500, {});
    await save(editor);
    expect($toast.get()?.description).toBe('Failed to save post');
  });

  test('takes no letters while it is on its way', async () => {
    change(editor, words);
    const saving = save(editor);
    change(editor, { title: 'Too late' });
    await saving;
    expect(editor.$values.get().title).toBe('A sheet');
  });
});

describe('a post that is there', () => {
  beforeEach(() => open(7));

  test('is saved only as the version that was opened', async () => {
    change(editor, { title: 'Mine' });
    expect(await save(editor)).toBe(true);
    expect(server.calls.at(-1)).toMatchObject({ method: 'PATCH', ifMatch: '"1"' });
  });

  test('sends its publish date only where that was changed: the form is exact to the minute', async () => {
    const publishedAt = '2027-01-05T15:00:30.000Z';
    server = fakeServer({ ...signalBoard.empty, ...words, id: 7, publishedAt });
    await open(7);
    change(editor, { title: 'Mine' });
    await save(editor);
    expect(server.post()).toMatchObject({ title: 'Mine', publishedAt });
    for (const [typed, sent] of [
      ['2027-01-06T09:00', '2027-01-06T15:00:00.000Z'],
      ['', ''],
    ] as const) {
      await open(7);
      change(editor, { publishedAt: typed });
      await save(editor);
      expect(server.post().publishedAt).toBe(sent);
    }
  });

  test('shows who was faster, and keeps both texts', async () => {
    change(editor, { title: 'Mine' });
    server.saveBy('ines', { description: 'Theirs' });
    expect(await save(editor)).toBe(false);
    expect(editor.$conflict.get()).toMatchObject({
      by: 'ines',
      at: server.at,
      theirs: { version: '"2"', values: { description: 'Theirs' } },
    });
    expect(editor.$values.get().title).toBe('Mine');
    expect(server.post().description).toBe('Theirs');
  });

  test('is saved when both have been put together', async () => {
    change(editor, { title: 'Mine' });
    server.saveBy('ines', { description: 'Theirs' });
    await save(editor);
    const theirs = editor.$conflict.get()?.theirs.values ?? signalBoard.empty;
    const merged = mergedValues(editor.$values.get(), theirs, { description: 'theirs' });
    expect(await saveMerged(editor, merged)).toBe(true);
    expect(server.post()).toMatchObject({ title: 'Mine', description: 'Theirs' });
  });

  test('asks again where somebody saves once more meanwhile', async () => {
    change(editor, { title: 'Mine' });
    server.saveBy('ines', { description: 'Theirs' });
    await save(editor);
    server.saveBy('ada', { description: 'Hers' });
    expect(await saveMerged(editor, editor.$values.get())).toBe(false);
    expect(editor.$conflict.get()).toMatchObject({ by: 'ada' });
  });
});

test.each([
  [404, 'gone'],
  [503, 'failed'],
] as const)('a post that answers %i is %s, and a toast says so', async (status, phase) => {
  server.failWith(status, { message: 'No.' });
  await open(7);
  expect(editor.$phase.get()).toBe(phase);
  expect($toast.get()).toMatchObject({ title: 'Error', description: 'Failed to load post data' });
  server.recover();
  await load(editor);
  expect(editor.$phase.get()).toBe('ready');
});
