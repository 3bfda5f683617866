import { expect, test } from 'vitest';
import { draftsOf, type DraftStorage, sameValues } from './drafts.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const empty = { title: '', published: false };
const draft = {
  values: { title: 'Half a thought', published: true },
  base: { values: { title: 'A thought', published: true }, version: '"3"' },
  savedAt: '2027-03-14T15:09:26.535Z',
};

test('a draft is found again, by board and post', () => {
  const storage = memoryStorage();
  draftsOf(storage, 'blog', 7, empty).keep(draft);
  expect(draftsOf(storage, 'blog', 7, empty).read()).toEqual(draft);
  expect(draftsOf(storage, 'blog', 8, empty).read()).toBeNull();
  expect(draftsOf(storage, 'blog', null, empty).read()).toBeNull();
  expect(draftsOf(storage, 'signal-board', 7, empty).read()).toBeNull();
});

test('a dropped draft is gone', () => {
  const drafts = draftsOf(memoryStorage(), 'blog', null, empty);
  drafts.keep(draft);
  drafts.drop();
  expect(drafts.read()).toBeNull();
});

test('fields that an older form did not have are filled up, those of the wrong kind replaced', () => {
  const storage = memoryStorage();
  const old = { ...draft, values: { title: 7 } };
  storage.setItem('draft:blog:7', JSON.stringify(old));
  expect(draftsOf(storage, 'blog', 7, empty).read()?.values).toEqual(empty);
});

test.each(['no JSON', 'null', '{}', '{"values":{},"base":{"values":{}},"savedAt":"never"}'])(
  'what is no draft is none: %s',
  (kept) => {
    const storage = memoryStorage();
    storage.setItem('draft:blog:7', kept);
    expect(draftsOf(storage, 'blog', 7, empty).read()).toBeNull();
  },
);

test('a browser that keeps nothing is said to', () => {
  const full: DraftStorage = {
    ...memoryStorage(),
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  expect(draftsOf(full, 'blog', 7, empty).keep(draft)).toBe(false);
  expect(draftsOf(undefined, 'blog', 7, empty).keep(draft)).toBe(false);
  expect(draftsOf(undefined, 'blog', 7, empty).read()).toBeNull();
});

test('two forms are the same when each field is', () => {
  expect(sameValues(empty, { ...empty })).toBe(true);
  expect(sameValues(empty, { ...empty, published: true })).toBe(false);
});
