import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#src/lib/testing/storage.ts';
import { $toast } from '#src/ui/toast/toast.ts';
import { adminRequest } from '../request.tsx';
import { change, type Editor, load, newEditor } from './editor.ts';
import { save } from './save.ts';
import { type PostFormValues, signalBoardEditor } from './board.ts';
import { fakeServer } from './testing/fakes.ts';
import { storeDraft } from './versions/autosave.ts';

vi.mock('../request.tsx', () => ({ adminRequest: vi.fn() }));

const words = { title: 'A sheet', description: 'Of paper', slug: 'a-sheet', content: 'Words' };
let server: ReturnType<typeof fakeServer>;
let storage: Map<string, string>;
let editor: Editor;

async function open(id: number | null): Promise<void> {
  storage = stubStorage('localStorage');
  vi.mocked(adminRequest).mockImplementation(server.call);
  editor = newEditor(signalBoardEditor, id);
  await load(editor);
}

/** Saves the words, of which the server's answer is lost. */
async function loseAnswer(changes: Partial<PostFormValues> = words): Promise<void> {
  change(editor, changes);
  server.loseAnswers();
  expect(await save(editor)).toBe(false);
  server.recover();
}

beforeEach(() => {
  server = fakeServer({ ...signalBoardEditor.empty, ...words, id: 7 });
  $toast.set(null);
  vi.stubGlobal('navigator', {});
});
afterEach(() => void vi.unstubAllGlobals());

describe('a new post', () => {
  beforeEach(() => open(null));

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
    server.saveElsewhere({ description: 'Theirs' });
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
    expect([...storage.keys()].at(0)).toMatch(/^draft:signal-board:7:/);
  });

  test('is only in the form if nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    await loseAnswer();
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

  test('sends its publish date only if it was changed: the form has minutes only', async () => {
    const publishedAt = '2027-01-05T15:00:30.000Z';
    server = fakeServer({ ...signalBoardEditor.empty, ...words, id: 7, publishedAt });
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
});
