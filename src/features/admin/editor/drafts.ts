import type { Values } from './board.ts';

/** What a form started from. */
export interface Base<V extends Values = Values> {
  values: V;
  /** The ETag of the post as it was then; null for a post that is not there yet. */
  version: string | null;
}

/** What was typed and never saved, and what it started from. */
export interface Draft<V extends Values = Values> {
  values: V;
  base: Base<V>;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** The part of Web Storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Drafts<V extends Values> {
  /** Null where there is none that can be read. */
  read: () => Draft<V> | null;
  /** False where the browser keeps nothing: it is full, or told not to. */
  keep: (draft: Draft<V>) => boolean;
  drop: () => void;
}

/**
 * The place in this browser where the draft of one post is kept.
 *
 * @param id null for the post that is being written anew
 * @param empty names the fields; a draft that an older form left behind is filled up from it
 */
export function draftsOf<V extends Values>(
  storage: DraftStorage | undefined,
  board: string,
  id: number | null,
  empty: V,
): Drafts<V> {
  const key = `draft:${board}:${id ?? 'new'}`;
  return {
    read() {
      try {
        return draftIn(storage?.getItem(key), empty);
      } catch {
        return null;
      }
    },
    keep(draft) {
      try {
        storage?.setItem(key, JSON.stringify(draft));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    drop() {
      try {
        storage?.removeItem(key);
      } catch {
        // Then there was nothing.
      }
    },
  };
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
