import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '#src/lib/testing/storage.ts';
import { $toast } from '#src/ui/toast/toast.ts';
import { change, type Editor, load, makeSlug, newEditor } from './editor.ts';
import { save, saveMerged } from './save.ts';
import { type PostValues, signalBoard } from './board.ts';
import { fakeServer } from './testing/fakes.ts';
import { merge } from './versions/ConflictDialog.tsx';
import { storeDraft } from './versions/autosave.ts';
import type { DraftStorage } from './versions/drafts.ts';

const words = { title: 'A sheet', description: 'Of paper', slug: 'a-sheet', content: 'Words' };
let server: ReturnType<typeof fakeServer>;
let storage: DraftStorage;
let editor: Editor;

async function open(id: number | null): Promise<void> {
  storage = memoryStorage();
  editor = newEditor(signalBoard, id, { call: server.call, storage: () => storage });
  await load(editor);
}

/** Saves the words, of which the server's answer is lost. */
async function loseAnswer(changes: Partial<PostValues> = words): Promise<void> {
  change(editor, changes);
  server.loseAnswers();
  expect(await save(editor)).toBe(false);
  server.recover();
}

beforeEach(() => {
  server = fakeServer({ ...signalBoard.empty, ...words, id: 7 });
  $toast.set(null);
});

describe('a new post', () => {
  beforeEach(() => open(null));

  test('gets its slug when the title loses focus, unless it has one', () => {
    change(editor, { title: 'Ärger am Freitag, 3×!' });
    makeSlug(editor);
    expect(editor.$values.get().slug).toBe('arger-am-freitag-3');
    change(editor, { title: 'Another' });
    makeSlug(editor);
    expect(editor.$values.get().slug).toBe('arger-am-freitag-3');
  });

  test.each([
    ['![A desk](http://a.example/desk.png)', 'http://a.example/desk.png'],
    ['<img src=" HTTP://a.example/desk.png">', 'HTTP://a.example/desk.png'],
    ['![A desk][1]\n\n[1]: http://a.example/desk.png', 'http://a.example/desk.png'],
  ])('is not sent with a picture that no reader would see: %j', async (content, address) => {
    change(editor, { ...words, content });
    expect(await save(editor)).toBe(false);
    expect(server.calls).toEqual([]);
    expect(editor.$errors.get()).toEqual({ content: [expect.stringContaining(address)] });
    expect(editor.$errors.get().content?.[0]).toContain('Use an https:// address');
  });

  test('may link to plain http, quote it in code, or have it in a hidden field', async () => {
    for (const fields of [
      { content: '[A desk](http://a.example)\n\n    <img src="http://a.example/desk.png">' },
      { content: '![A desk](http://a.example)', sourceType: 'external', url: 'http://a.example' },
    ]) {
      await open(null);
      change(editor, { ...words, ...fields });
      expect(await save(editor)).toBe(true);
    }
  });

  test('that somebody has changed before the second attempt shows both versions', async () => {
    await loseAnswer();
    server.saveBy('ines', { description: 'Theirs' });
    change(editor, { title: 'Another sheet' });
    expect(await save(editor)).toBe(false);
    expect(editor.$conflict.get()).toMatchObject({ theirs: { values: { description: 'Theirs' } } });
  });

  test('that was saved is the same post from then on, and so is the draft of what is typed next', async () => {
    change(editor, words);
    await save(editor);
    change(editor, { slug: 'another' });
    await save(editor);
    change(editor, { slug: 'a-third' });
    await save(editor);
    expect(server.created()).toBe(1);
    const call = { method: 'PATCH', url: '/api/signal-board/7', ifMatch: '"2"' };
    expect(server.calls.at(-1)).toEqual(call);
    change(editor, { title: 'Typed later' });
    storeDraft(editor);
    expect(storage.key(0)).toMatch(/^draft:signal-board:7:/);
  });

  test('is only in the form if nothing can be stored', async () => {
    const denied = () => {
      throw new Error('SecurityError');
    };
    editor = newEditor(signalBoard, null, { call: server.call, storage: denied });
    await load(editor);
    change(editor, words);
    server.loseAnswers();
    await save(editor);
    expect($toast.get()?.description).toContain('Your text is still in this form. Keep it open');
  });

  test('cannot be edited while it is being saved', async () => {
    change(editor, words);
    const saving = save(editor);
    change(editor, { title: 'Too late' });
    await saving;
    expect(editor.$values.get().title).toBe('A sheet');
  });
});

describe('an existing post', () => {
  beforeEach(() => open(7));

  /** Somebody else saves another field first. */
  async function conflict(): Promise<void> {
    change(editor, { title: 'Mine' });
    server.saveBy('ines', { description: 'Theirs' });
    expect(await save(editor)).toBe(false);
  }

  test('sends its publish date only if it was changed: the form has minutes only', async () => {
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

  test('is saved by the second attempt if only the first response was lost', async () => {
    await loseAnswer({ title: 'Mine' });
    expect(await save(editor)).toBe(true);
    expect(editor.$conflict.get()).toBeNull();
  });

  test('asks again if somebody saves once more in the meantime, and is saved after merging', async () => {
    await conflict();
    server.saveBy('ada', { description: 'Hers' });
    expect(await saveMerged(editor, editor.$values.get())).toBe(false);
    const { by, theirs } = editor.$conflict.get() ?? {};
    expect(by).toBe('ada');
    const hers = theirs?.values ?? signalBoard.empty;
    const merged = { ...editor.$values.get(), description: hers.description ?? '' };
    expect(await saveMerged(editor, merged)).toBe(true);
    expect(server.post()).toMatchObject({ title: 'Mine', description: 'Hers' });
  });
});

test('a post that could not be loaded can be asked for again', async () => {
  server.loseAnswers();
  await open(7);
  expect(editor.$phase.get()).toBe('failed');
  server.recover();
  await load(editor);
  expect(editor.$phase.get()).toBe('ready');
});

test('of two versions, each field is as whoever changed it has it', () => {
  const base = { ...signalBoard.empty, title: 'Old', description: 'Old', content: 'Old' };
  const mine = { ...base, title: 'Mine', content: 'Mine' };
  const theirs = { ...base, description: 'Theirs', content: 'Theirs' };
  const merged = { ...base, title: 'Mine', description: 'Theirs', content: 'Mine' };
  expect(merge(base, mine, theirs)).toEqual(merged);
});
