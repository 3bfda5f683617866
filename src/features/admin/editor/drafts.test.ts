import { expect, test } from 'vitest';
import { type Drafts, draftsOf, type DraftStorage, sameValues } from './drafts.ts';
import { openForms } from './open-forms.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const empty = { title: '', published: false };
const draft = {
  values: { title: 'Half a thought', published: true },
  base: { values: { title: 'A thought', published: true }, version: '"3"' },
  savedAt: '2027-03-14T15:09:26.535Z',
};

/** A form that is open in this browser. */
function form(storage: DraftStorage | undefined, id: number | null = 7, board = 'blog') {
  return draftsOf({ storage, forms: openForms(undefined) }, board, id, empty);
}
const valuesIn = async (drafts: Drafts<typeof empty>) =>
  (await drafts.left()).map(({ values }) => values);

test('a draft is found again, by board and post', async () => {
  const storage = memoryStorage();
  form(storage).keep(draft);
  expect(await form(storage).left()).toMatchObject([draft]);
  expect(await form(storage, 71).left()).toEqual([]);
  expect(await form(storage, null).left()).toEqual([]);
  expect(await form(storage, 7, 'signal-board').left()).toEqual([]);
});

test('each form keeps its own, and all are found, the newest first', async () => {
  const storage = memoryStorage();
  const [one, other] = [form(storage, null), form(storage, null)];
  one.keep(draft);
  other.keep({ ...draft, values: { ...empty, title: 'B' }, savedAt: '2027-03-15T15:09:26.535Z' });
  expect((await valuesIn(form(storage, null))).map(({ title }) => title)).toEqual([
    'B',
    'Half a thought',
  ]);
  one.drop();
  expect(await valuesIn(form(storage, null))).toHaveLength(1);
});

test('a dropped draft is gone, and a discarded one', async () => {
  const storage = memoryStorage();
  const drafts = form(storage);
  drafts.keep(draft);
  drafts.drop();
  expect(await form(storage).left()).toEqual([]);
  drafts.keep(draft);
  const later = form(storage);
  (await later.left()).forEach(later.discard);
  expect(await form(storage).left()).toEqual([]);
});

test('a draft that is taken is gone on with, and what was typed before stays', async () => {
  const storage = memoryStorage();
  form(storage).keep(draft);
  const later = form(storage);
  later.keep({ ...draft, values: { ...empty, title: 'Typed before' } });
  const [left] = await later.left();
  if (left) await later.take(left);
  later.keep({ ...draft, values: { ...empty, title: 'A whole one' } });
  const titles = (await valuesIn(form(storage))).map(({ title }) => title);
  expect(titles.sort()).toEqual(['A whole one', 'Typed before']);
});

test('fields that an older form did not have are filled up, those of the wrong kind replaced', async () => {
  const storage = memoryStorage();
  const old = { ...draft, values: { title: 7 } };
  storage.setItem('draft:blog:7:a', JSON.stringify(old));
  expect(await valuesIn(form(storage))).toEqual([empty]);
});

test.each(['no JSON', 'null', '{}', '{"values":{},"base":{"values":{}},"savedAt":"never"}'])(
  'what is no draft is none: %s',
  async (kept) => {
    const storage = memoryStorage();
    storage.setItem('draft:blog:7:a', kept);
    expect(await form(storage).left()).toEqual([]);
  },
);

test('a browser that keeps nothing is said to', async () => {
  const full: DraftStorage = {
    ...memoryStorage(),
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  expect(form(full).keep(draft)).toBe(false);
  expect(form(undefined).keep(draft)).toBe(false);
  expect(await form(undefined).left()).toEqual([]);
});

test('two forms are the same when each field is', () => {
  expect(sameValues(empty, { ...empty })).toBe(true);
  expect(sameValues(empty, { ...empty, published: true })).toBe(false);
});
