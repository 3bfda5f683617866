import { expect, test } from 'vitest';
import { memoryStorage } from '#src/lib/testing/storage.ts';
import { blog, signalBoard } from '../board.ts';
import { draftsOf, type DraftStorage, openForms } from './drafts.ts';

const values = { ...blog.empty, title: 'Half a thought', published: true };
const base = { values: { ...values, title: 'A thought' }, version: '"3"' };
const draft = { values, base, savedAt: '2027-03-14T15:09:26.535Z' };

/** A form opened in this browser. */
function form(storage: DraftStorage | undefined, id: number | null = 7, board = blog) {
  const place = () => {
    if (!storage) throw new Error('SecurityError');
    return storage;
  };
  return draftsOf(board, id, { storage: place, forms: openForms(undefined) });
}

test('a draft is found again, by board and post', async () => {
  const storage = memoryStorage();
  form(storage).store(draft);
  expect(await form(storage).left()).toMatchObject([draft]);
  expect(await form(storage, 71).left()).toEqual([]);
  expect(await form(storage, null).left()).toEqual([]);
  expect(await form(storage, 7, signalBoard).left()).toEqual([]);
});

test('missing fields are completed, those of the wrong type replaced', async () => {
  const storage = memoryStorage();
  const old = { ...draft, values: { title: 7 } };
  storage.setItem('draft:blog:7:a', JSON.stringify(old));
  expect(await form(storage).left()).toMatchObject([{ values: blog.empty }]);
});

test.each(['no JSON', 'null', '{}', '{"values":{},"base":{"values":{}},"savedAt":"never"}'])(
  'what is no draft is none: %s',
  async (stored) => {
    const storage = memoryStorage();
    storage.setItem('draft:blog:7:a', stored);
    expect(await form(storage).left()).toEqual([]);
  },
);

test('a browser without storage is reported', async () => {
  const full: DraftStorage = {
    ...memoryStorage(),
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  expect(form(full).store(draft)).toBe(false);
  expect(form(undefined).store(draft)).toBe(false);
  expect(await form(undefined).left()).toEqual([]);
});
