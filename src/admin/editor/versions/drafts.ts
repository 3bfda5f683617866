import { randomId } from '#src/lib/random-id.ts';
import { isObject, storedValue } from '#src/lib/stored-value.ts';
import type { EditorBoard, PostFormValues, Values } from '../board.ts';

/** The version on which a form is based. */
export interface Base {
  values: PostFormValues;
  /** Its ETag; null for a new post. */
  version: string | null;
  /** When it was saved: ISO 8601, UTC; null for a new post. */
  updatedAt: string | null;
}

/** Unsaved values, and the version on which they are based. */
interface Draft {
  values: PostFormValues;
  base: Base;
  /** The ETag of the working copy that the server had then; null for none. */
  copy: string | null;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** What a form is about: a post by its id, `copy-7` for a draft that is not a post yet, null for a new one. */
type Subject = number | `copy-${number}` | null;

/** A draft of a form that is no longer open. */
export interface FoundDraft extends Draft {
  /** Its key in the storage. */
  key: string;
}

const draftAt = (key: string) => storedValue('localStorage', key, isDraft);

function isDraft(value: unknown): value is Draft {
  const { values, base, savedAt = '' } = (value ?? {}) as Partial<Draft>;
  return isObject(values) && isObject(base?.values) && !Number.isNaN(Date.parse(savedAt));
}

/**
 * The drafts of a post in this browser, which the server does not have. Every open form has its own, so that two tabs never
 * overwrite each other's.
 */
export function draftsOf({ name, empty }: EditorBoard, of: Subject) {
  const placeOf = (of: Subject) => `draft:${name}:${of ?? 'new'}:`;
  let place = '';
  let own = '';
  const begin = (of: Subject, name = randomId()) => {
    place = placeOf(of);
    own = place + name;
    void claim(own);
  };
  begin(of);
  const discard = ({ key }: Pick<FoundDraft, 'key'>) => draftAt(key).write(undefined);
  const found = (key: string): FoundDraft[] => {
    const draft = draftAt(key).read();
    if (!draft) return [];
    const { values, base, copy = null, savedAt } = draft;
    const { version = null, updatedAt = null } = base;
    const saved = { values: fitted(base.values, empty), version, updatedAt };
    return [{ key, savedAt, values: fitted(values, empty), base: saved, copy }];
  };
  return {
    /** Identifies this form's draft, also after a reload; used as a new post's idempotency key. */
    name: () => own.slice(place.length),
    /** False if the browser cannot store it: storage is full or unavailable. */
    store: (draft: Draft) => draftAt(own).write(draft),
    /** Deletes this form's draft. */
    drop: () => discard({ key: own }),
    /** The same once it is of another subject: its name stays, since what it creates is the same post. */
    moveTo(of: Subject): void {
      discard({ key: own });
      begin(of, own.slice(place.length));
    },
    /** The same once it is saved: further changes are a new draft, of the post with this id. */
    saved(id: number): void {
      discard({ key: own });
      begin(id);
    },
    /** Drafts of the same post from closed forms, newest first. */
    async left(): Promise<FoundDraft[]> {
      const open = await claimed();
      return storedKeys()
        .filter((key) => key.startsWith(place) && key !== own && !open.has(key))
        .flatMap(found)
        .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
    },
    /** Continues a found draft as this form's own; this form's previous draft stays for later. */
    async take({ key }: Pick<FoundDraft, 'key'>): Promise<void> {
      // If another tab has claimed it first, this form continues with a copy.
      if (await claim(key)) own = key;
    },
    /** Deletes a found draft. */
    discard,
  };
}

/** None if the storage is unavailable. */
function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/** The form's fields, each with the right type: what was stored may be from an older version of the form. */
export function fitted(stored: Values, empty: PostFormValues): PostFormValues {
  const fields = Object.entries(empty).map(([field, value]) => [
    field,
    typeof stored[field] === typeof value ? stored[field] : value,
  ]);
  return Object.fromEntries(fields) as PostFormValues;
}

/** Whether two forms have the same values. */
export function sameValues(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
}

/**
 * Claims the name of a form for as long as this page is open, by a Web Lock, which is released however the page ends.
 * Without locks (plain HTTP) no open form is known.
 *
 * @returns false if another page has claimed it
 */
async function claim(name: string): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return true;
  return new Promise((resolve) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => {}) : undefined;
    });
    held.catch(() => resolve(true));
  });
}

/** The forms that are open in any tab of this browser, by their names. */
async function claimed(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as Partial<Navigator>;
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.map(({ name = '' }) => name));
}
