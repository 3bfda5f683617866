import { randomId } from '#src/lib/random-id.ts';
import type { Values } from './board.ts';
import type { OpenForms } from './open-forms.ts';

/** What a form started from. */
export interface Base<V extends Values = Values> {
  values: V;
  /** The ETag of the post as it was then; null for a post that is not there yet. */
  version: string | null;
}

/** What was typed and never saved, and what it started from. */
interface Draft<V extends Values = Values> {
  values: V;
  base: Base<V>;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** A draft that a form has left which is closed by now. */
export interface LeftDraft<V extends Values = Values> extends Draft<V> {
  /** Where it is kept. */
  key: string;
}

/** The part of Web Storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Drafts<V extends Values> {
  /** Names what this form keeps, also after a reload: what the server knows a new post by. */
  name: () => string;
  /** False where the browser keeps nothing: it is full, or told not to. */
  keep: (draft: Draft<V>) => boolean;
  /** Forgets what this form has kept. */
  drop: () => void;
  /** The same where it was saved: what this form keeps from here on is another draft. */
  saved: () => void;
  /** Of the same post, the newest first. */
  left: () => Promise<LeftDraft<V>[]>;
  /** Goes on with a draft that was left, as this form's own; what it kept so far is left in turn. */
  take: (draft: LeftDraft<V>) => Promise<void>;
  /** Forgets a draft that was left. */
  discard: (draft: LeftDraft<V>) => void;
}

/**
 * What this browser keeps of a post while it is written. Every form that is open keeps a draft of its own,
 * so that two tabs never write over one another.
 *
 * @param id null for a post that is being written anew
 * @param empty names the fields; a draft that an older form left behind is filled up from it
 */
export function draftsOf<V extends Values>(
  { storage, forms }: { storage: DraftStorage | undefined; forms: OpenForms },
  board: string,
  id: number | null,
  empty: V,
): Drafts<V> {
  const place = `draft:${board}:${id ?? 'new'}:`;
  let own = '';
  const begin = () => {
    own = place + randomId();
    void forms.claim(own);
  };
  begin();
  return {
    name: () => own.slice(place.length),
    keep(draft) {
      try {
        storage?.setItem(own, JSON.stringify(draft));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    drop: () => remove(storage, own),
    saved() {
      remove(storage, own);
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
      // Where another tab was faster, this form goes on with a copy.
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
    // Then there was nothing.
  }
}

/** Null where there is none that can be read. */
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

function draftIn<V extends Values>(kept: string | null | undefined, empty: V): Draft<V> | null {
  if (!kept) return null;
  const draft = JSON.parse(kept) as Partial<Draft<V>> | null;
  if (!draft?.values || !draft.base?.values || Number.isNaN(Date.parse(draft.savedAt ?? '')))
    return null;
  return {
    values: fitted(draft.values, empty),
    base: { values: fitted(draft.base.values, empty), version: draft.base.version ?? null },
    savedAt: String(draft.savedAt),
  };
}

/** The fields that the form has, each of its kind. */
function fitted<V extends Values>(kept: Values, empty: V): V {
  const fields = Object.entries(empty).map(([field, value]) => [
    field,
    typeof kept[field] === typeof value ? kept[field] : value,
  ]);
  return Object.fromEntries(fields) as V;
}

/** Whether two forms hold the same. */
export function sameValues(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
}
