import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#src/lib/testing/storage.ts';
import { adminRequest } from '../../request.tsx';
import { restoreDraft, startAutosave } from './autosave.ts';
import { change, type Editor, load, newEditor } from '../editor.ts';
import { save } from '../save.ts';
import { draftsOf } from './drafts.ts';
import { blogEditor, type PostFormValues, signalBoardEditor } from '../board.ts';
import { fakeServer } from '../testing/fakes.ts';

vi.mock('../../request.tsx', () => ({ adminRequest: vi.fn() }));

const words = { title: 'A sheet', description: 'Of paper', slug: 'a-sheet' };
let storage: Map<string, string>;
let server: ReturnType<typeof fakeServer>;
/** Stores what was changed last. */
let flush: () => void;

/** An editor as after reopening the page. */
async function open(id: number | null = 7): Promise<Editor> {
  const editor = newEditor(signalBoardEditor, id);
  flush = startAutosave(editor);
  await load(editor);
  return editor;
}

/** The storage of a browser that is closed after a change. */
async function leave(changes: Partial<PostFormValues>, id: number | null = 7): Promise<void> {
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
  storage = stubStorage('localStorage');
  vi.stubGlobal('navigator', {});
  server = fakeServer({ ...signalBoardEditor.empty, ...words });
  vi.mocked(adminRequest).mockImplementation(server.call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('pending changes can be stored immediately', async () => {
  change(await open(), { title: 'Half' });
  flush();
  expect(await offered()).toEqual(['Half']);
});

test('nothing is offered if nothing differs', async () => {
  await leave({ title: 'Half' });
  server.saveElsewhere({ title: 'Half' });
  expect(await offered()).toEqual([]);
  expect(storage.size).toBe(0);
});

test('a draft of an older version conflicts with what was saved since', async () => {
  await leave({ title: 'Half' });
  server.saveElsewhere({ title: 'Theirs' });
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
  expect(storage.size).toBe(0);
  change(editor, { title: 'Whole' });
  await save(editor);
  vi.advanceTimersByTime(1000);
  expect(storage.size).toBe(0);
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
    expect(storage.size).toBe(3);
  });

  test('the draft of another open tab is not offered', async () => {
    const claimed = new Set<string>();
    const locks = {
      async request(name: string, _: object, take: (lock: object | null) => unknown) {
        take(claimed.has(name) ? null : {});
        claimed.add(name);
      },
      query: async () => ({ held: Array.from(claimed, (name) => ({ name })) }),
    };
    vi.stubGlobal('navigator', { locks });
    change(await open(null), { title: 'One' });
    vi.advanceTimersByTime(1000);
    expect(await offered(null)).toEqual([]);

    // Its tab was closed; two others find its draft and both continue it.
    claimed.clear();
    const [second, third] = [await open(null), await open(null)];
    await restoreFirst(second);
    await restoreFirst(third);
    change(second, { title: 'One and a half' });
    change(third, { title: 'Two' });
    vi.advanceTimersByTime(1000);
    claimed.clear();
    expect((await offered(null)).sort()).toEqual(['One and a half', 'Two']);
  });
});

const values = { ...blogEditor.empty, title: 'Half a thought', published: true };
const base = { values: { ...values, title: 'A thought' }, version: '"3"', updatedAt: null };
const draft = { values, base, copy: null, savedAt: '2027-03-14T15:09:26.535Z' };

test('a draft is found again, by board and post', async () => {
  draftsOf(blogEditor, 7).store(draft);
  expect(await draftsOf(blogEditor, 7).left()).toMatchObject([draft]);
  expect(await draftsOf(blogEditor, 71).left()).toEqual([]);
  expect(await draftsOf(blogEditor, null).left()).toEqual([]);
  expect(await draftsOf(signalBoardEditor, 7).left()).toEqual([]);
});

test('missing fields are completed, those of the wrong type replaced', async () => {
  const old = { ...draft, values: { title: 7 } };
  storage.set('draft:blog:7:a', JSON.stringify(old));
  expect(await draftsOf(blogEditor, 7).left()).toMatchObject([{ values: blogEditor.empty }]);
});

test.each(['no JSON', 'null', '{}', '{"values":{},"base":{"values":{}},"savedAt":"never"}'])(
  'what is no draft is none: %s',
  async (stored) => {
    storage.set('draft:blog:7:a', stored);
    expect(await draftsOf(blogEditor, 7).left()).toEqual([]);
  },
);
