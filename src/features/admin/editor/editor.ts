import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { FieldErrors } from '#src/contracts/failure.ts';
import type { request } from '#src/lib/request.ts';
import type { EditorBoard, PostValues } from './board.ts';
import {
  type Base,
  type Drafts,
  type DraftStorage,
  draftsOf,
  type LeftDraft,
  sameValues,
} from './drafts.ts';
import { type OpenForms, openForms } from './open-forms.ts';

/** Somebody else has saved the post since it was opened here. */
export interface Conflict<V extends PostValues> {
  theirs: Base<V>;
  /** Whoever saved last, and when (ISO 8601); null where nobody can say. */
  by: string | null;
  at: string | null;
}

/** When a post was saved last: ISO 8601, UTC. */
export interface Times {
  updatedAt: string;
}

/** `gone`: there is no such post, or no longer. */
type Phase = 'loading' | 'failed' | 'gone' | 'ready';

/** Where what was typed is kept meanwhile; `refused`: nowhere, the browser keeps nothing. */
type Keeping = { state: 'none' | 'refused' } | { state: 'kept'; at: string };

/** One post being edited: its state, for the actions of the files beside and for the components. */
export interface Editor<V extends PostValues> {
  readonly board: EditorBoard<V>;
  /** Null for a post that is not there yet. */
  readonly $id: WritableAtom<number | null>;
  /** A call to our own functions. */
  readonly call: typeof request;
  readonly drafts: Drafts<V>;
  readonly $phase: WritableAtom<Phase>;
  readonly $values: WritableAtom<V>;
  readonly $base: WritableAtom<Base<V>>;
  /** Null for a post that is not there yet. */
  readonly $times: WritableAtom<Times | null>;
  readonly $errors: WritableAtom<FieldErrors>;
  /** Counts the submits that found something wrong; from the first on each change is checked. */
  readonly $attempts: WritableAtom<number>;
  readonly $saving: WritableAtom<boolean>;
  /** Drafts of other days that nobody has decided about, the newest first. */
  readonly $found: WritableAtom<readonly LeftDraft<V>[]>;
  readonly $keeping: WritableAtom<Keeping>;
  /** How far into the content its cursor is, 0 to 1; null before anybody was there. */
  readonly $place: WritableAtom<number | null>;
  readonly $conflict: WritableAtom<Conflict<V> | null>;
  /** Whether something would be lost. */
  readonly $dirty: ReadableAtom<boolean>;
}

interface Surroundings {
  call: typeof request;
  storage: DraftStorage | undefined;
  /** In other tabs; without, no form is known to be open. */
  forms?: OpenForms;
}

/** @param id null to write a new post */
export function newEditor<V extends PostValues>(
  board: EditorBoard<V>,
  id: number | null,
  { call, storage, forms = openForms(undefined) }: Surroundings,
): Editor<V> {
  const $values = atom<V>(board.empty);
  const $base = atom<Base<V>>({ values: board.empty, version: null });
  return {
    board,
    $id: atom(id),
    call,
    drafts: draftsOf({ storage, forms }, board.name, id, board.empty),
    $phase: atom<Phase>('loading'),
    $values,
    $base,
    $times: atom<Times | null>(null),
    $errors: atom<FieldErrors>({}),
    $attempts: atom(0),
    $saving: atom(false),
    $found: atom<readonly LeftDraft<V>[]>([]),
    $keeping: atom<Keeping>({ state: 'none' }),
    $place: atom<number | null>(null),
    $conflict: atom<Conflict<V> | null>(null),
    $dirty: computed([$values, $base], (values, base) => !sameValues(values, base.values)),
  };
}
