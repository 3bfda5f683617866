import { expect, test } from 'vitest';
import { type Drafts, draftsOf, type DraftStorage, sameValues } from './drafts.ts';
import { openForms } from './open-forms.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

const empty = { title: '', published: false };
const draft = {
  values: { title: 'Half a thought', published: true },
  base: { values: { title: 'A thought', published: true }, version: '"3"' },
  savedAt: '2027-03-14T15:09:26.535Z',
};

/** A form opened in this browser. */
function form(storage: DraftStorage | undefined, id: number | null = 7, board = 'blog') {
  return draftsOf({ storage, forms: openForms(undefined) }, board, id, empty);
}
const valuesIn = async (drafts: Drafts<typeof empty>) =>
  (await drafts.left()).map(({ values }) => values);

test('a draft is found again, by board and post', async () => {
  const storage = memoryStorage();
  form(storage).store(draft);
  expect(await form(storage).left()).toMatchObject([draft]);
  expect(await form(storage, 71).left()).toEqual([]);
  expect(await form(storage, null).left()).toEqual([]);
  expect(await form(storage, 7, 'signal-board').left()).toEqual([]);
});

test('each form has its own, and all are found, newest first', async () => {
  const storage = memoryStorage();
  const [one, other] = [form(storage, null), form(storage, null)];
  one.store(draft);
  other.store({ ...draft, values: { ...empty, title: 'B' }, savedAt: '2027-03-15T15:09:26.535Z' });
  expect((await valuesIn(form(storage, null))).map(({ title }) => title)).toEqual([
    'B',
    'Half a thought',
  ]);
  one.drop();
  expect(await valuesIn(form(storage, null))).toHaveLength(1);
});

test('dropped and discarded drafts are deleted', async () => {
  const storage = memoryStorage();
  const drafts = form(storage);
  drafts.store(draft);
  drafts.drop();
  expect(await form(storage).left()).toEqual([]);
  drafts.store(draft);
  const later = form(storage);
  (await later.left()).forEach(later.discard);
  expect(await form(storage).left()).toEqual([]);
});

test('a taken draft is continued, and the previous draft stays', async () => {
  const storage = memoryStorage();
  form(storage).store(draft);
  const later = form(storage);
  later.store({ ...draft, values: { ...empty, title: 'Typed before' } });
  const [left] = await later.left();
  if (left) await later.take(left);
  later.store({ ...draft, values: { ...empty, title: 'A whole one' } });
  const titles = (await valuesIn(form(storage))).map(({ title }) => title);
  expect(titles.sort()).toEqual(['A whole one', 'Typed before']);
});

test('missing fields are completed, those of the wrong type replaced', async () => {
  const storage = memoryStorage();
  const old = { ...draft, values: { title: 7 } };
  storage.setItem('draft:blog:7:a', JSON.stringify(old));
  expect(await valuesIn(form(storage))).toEqual([empty]);
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

test('two forms are equal if all fields are', () => {
  expect(sameValues(empty, { ...empty })).toBe(true);
  expect(sameValues(empty, { ...empty, published: true })).toBe(false);
});
