import { randomId } from '#src/lib/random-id.ts';
import type { PostValues, Values } from '../board.ts';
import type { OpenForms } from './open-forms.ts';

/** The version on which a form is based. */
export interface Base<V extends Values = PostValues> {
  values: V;
  /** Its ETag; null for a new post. */
  version: string | null;
}

/** Unsaved values, and the version on which they are based. */
interface Draft<V extends Values = PostValues> {
  values: V;
  base: Base<V>;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** A draft of a form that is no longer open. */
export interface FoundDraft<V extends Values = PostValues> extends Draft<V> {
  /** Its key in the storage. */
  key: string;
}

/** The part of Web Storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Drafts<V extends Values = PostValues> {
  /** Identifies this form's draft, also after a reload; used as a new post's idempotency key. */
  name: () => string;
  /** False if the browser cannot store it: storage is full or unavailable. */
  store(draft: Draft<V>): boolean;
  /** Deletes this form's draft. */
  drop: () => void;
  /** The same after saving: further changes are a new draft, of the post with this id. */
  saved: (id: number) => void;
  /** Drafts of the same post from closed forms, newest first. */
  left: () => Promise<FoundDraft<V>[]>;
  /** Continues a found draft as this form's own; this form's previous draft stays for later. */
  take: (draft: Pick<FoundDraft, 'key'>) => Promise<void>;
  /** Deletes a found draft. */
  discard: (draft: Pick<FoundDraft, 'key'>) => void;
}

/**
 * The drafts of a post in this browser. Every open form has its own, so that two tabs never overwrite each
 * other's.
 *
 * @param id null for a new post
 * @param empty names the fields; drafts from older versions of the form are completed with it
 */
export function draftsOf<V extends Values>(
  { storage, forms }: { storage: DraftStorage | undefined; forms: OpenForms },
  board: string,
  id: number | null,
  empty: V,
): Drafts<V> {
  const placeOf = (id: number | null) => `draft:${board}:${id ?? 'new'}:`;
  let place = placeOf(id);
  let own = '';
  const begin = () => {
    own = place + randomId();
    void forms.claim(own);
  };
  begin();
  return {
    name: () => own.slice(place.length),
    store(draft) {
      try {
        storage?.setItem(own, JSON.stringify(draft));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    drop: () => remove(storage, own),
    saved(id) {
      remove(storage, own);
      place = placeOf(id);
      begin();
    },
    async left() {
      const open = await forms.all();
      const keys = keysOf(storage).filter((key) => key.startsWith(place) && key !== own);
      return keys
        .filter((key) => !open.has(key))
        .flatMap((key) => {
          const draft = read(storage, key, empty);
          return draft ? { ...draft, key } : [];
        })
        .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
    },
    async take({ key }) {
      // If another tab has claimed it first, this form continues with a copy.
      if (await forms.claim(key)) own = key;
    },
    discard: ({ key }) => remove(storage, key),
  };
}

function keysOf(storage: DraftStorage | undefined): string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  } catch {
    return [];
  }
}

function remove(storage: DraftStorage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Null if there is no valid one. */
function read<V extends Values>(
  storage: DraftStorage | undefined,
  key: string,
  empty: V,
): Draft<V> | null {
  try {
    return draftIn(storage?.getItem(key), empty);
  } catch {
    return null;
  }
}

function draftIn<V extends Values>(stored: string | null | undefined, empty: V): Draft<V> | null {
  if (!stored) return null;
  const draft = JSON.parse(stored) as Partial<Draft<V>> | null;
  if (!draft?.values || !draft.base?.values || Number.isNaN(Date.parse(draft.savedAt ?? '')))
    return null;
  return {
    values: fitted(draft.values, empty),
    base: { values: fitted(draft.base.values, empty), version: draft.base.version ?? null },
    savedAt: String(draft.savedAt),
  };
}

/** The form's fields, each with the right type. */
function fitted<V extends Values>(stored: Values, empty: V): V {
  const fields = Object.entries(empty).map(([field, value]) => [
    field,
    typeof stored[field] === typeof value ? stored[field] : value,
  ]);
  return Object.fromEntries(fields) as V;
}

/** Whether two forms have the same values. */
export function sameValues(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
}
