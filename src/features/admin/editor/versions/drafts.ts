import { randomId } from '#src/lib/random-id.ts';
import type { EditorBoard, PostValues, Values } from '../board.ts';

/** The version on which a form is based. */
export interface Base {
  values: PostValues;
  /** Its ETag; null for a new post. */
  version: string | null;
}

/** Unsaved values, and the version on which they are based. */
interface Draft {
  values: PostValues;
  base: Base;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** A draft of a form that is no longer open. */
export interface FoundDraft extends Draft {
  /** Its key in the storage. */
  key: string;
}

/** The part of Web Storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The drafts of a post in this browser. Every open form has its own, so that two tabs never overwrite each
 * other's.
 *
 * @param storage may throw
 * @param id null for a new post
 */
export function draftsOf(
  { name, empty }: EditorBoard,
  id: number | null,
  { storage, forms }: { storage: () => DraftStorage; forms: OpenForms },
) {
  const placeOf = (id: number | null) => `draft:${name}:${id ?? 'new'}:`;
  let place = placeOf(id);
  let own = '';
  const begin = () => {
    own = place + randomId();
    void forms.claim(own);
  };
  begin();
  /** `otherwise` if the storage is unavailable or full, or what it holds is no draft. */
  function using<Result>(work: (storage: DraftStorage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }
  const remove = (key: string) => using((place) => place.removeItem(key), undefined);
  return {
    /** Identifies this form's draft, also after a reload; used as a new post's idempotency key. */
    name: () => own.slice(place.length),
    /** False if the browser cannot store it: storage is full or unavailable. */
    store(draft: Draft): boolean {
      const store = (place: DraftStorage) => {
        place.setItem(own, JSON.stringify(draft));
        return true;
      };
      return using(store, false);
    },
    /** Deletes this form's draft. */
    drop: () => remove(own),
    /** The same after saving: further changes are a new draft, of the post with this id. */
    saved(id: number): void {
      remove(own);
      place = placeOf(id);
      begin();
    },
    /** Drafts of the same post from closed forms, newest first. */
    async left(): Promise<FoundDraft[]> {
      const open = await forms.all();
      const keys = (place: DraftStorage) => Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
      return using(keys, [])
        .filter((key) => key.startsWith(place) && key !== own && !open.has(key))
        .flatMap((key) => using((place) => [read(place, key, empty)], []))
        .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
    },
    /** Continues a found draft as this form's own; this form's previous draft stays for later. */
    async take({ key }: Pick<FoundDraft, 'key'>): Promise<void> {
      // If another tab has claimed it first, this form continues with a copy.
      if (await forms.claim(key)) own = key;
    },
    /** Deletes a found draft. */
    discard: ({ key }: Pick<FoundDraft, 'key'>) => remove(key),
  };
}

/** @throws if it is no draft */
function read(storage: DraftStorage, key: string, empty: PostValues): FoundDraft {
  const { values, base, savedAt } = JSON.parse(storage.getItem(key) ?? '') as Draft;
  return {
    key,
    values: fitted(values, empty),
    base: { values: fitted(base.values, empty), version: base.version ?? null },
    savedAt: new Date(savedAt).toISOString(),
  };
}

/** The form's fields, each with the right type: a draft may be from an older version of the form. */
function fitted(stored: Values, empty: PostValues): PostValues {
  const fields = Object.entries(empty).map(([field, value]) => [
    field,
    typeof stored[field] === typeof value ? stored[field] : value,
  ]);
  return Object.fromEntries(fields) as PostValues;
}

/** Whether two forms have the same values. */
export function sameValues(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
}

/** The forms that are open in any tab of this browser, each by its own name. */
export interface OpenForms {
  /** Claims a name for as long as this page is open; false if another page already has it. */
  claim: (name: string) => Promise<boolean>;
  all: () => Promise<ReadonlySet<string>>;
}

/** One Web Lock per form, released however its page ends. Without locks (plain HTTP) no open form is known. */
export function openForms(locks: LockManager | undefined): OpenForms {
  return {
    async claim(name) {
      if (!locks) return true;
      return new Promise((resolve) => {
        const held = locks.request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock ? new Promise<never>(() => {}) : undefined;
        });
        held.catch(() => resolve(true));
      });
    },
    async all() {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      return new Set(held.map(({ name = '' }) => name));
    },
  };
}
