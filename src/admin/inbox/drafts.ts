/** Unsent notes and replies, and unsaved canned answers: stored in this browser, also across reloads. */
import { atom } from 'nanostores';
import type { CannedAnswer } from '#src/contracts/inbox.ts';
import { isObject, storedValue } from '#src/lib/stored-value.ts';

export interface ReplyDraft {
  subject: string;
  text: string;
  /** The idempotency key, so that sending it again after a lost answer sends one mail. */
  key: string;
  /** Id of the last reply to the item when this one was begun, 0 if there was none; and of the last one shown since. */
  begunAfter?: number;
  seen?: number;
}

/** What was typed for one item, or for one canned answer. */
interface Draft {
  note?: string;
  reply?: ReplyDraft;
  answer?: Pick<CannedAnswer, 'title' | 'text'>;
}

/** `at`: when it was last changed, ISO 8601. */
type Drafts = Readonly<Record<string, Draft & { at: string }>>;

const KEPT_MS = 30 * 86_400_000;
const stored = storedValue('localStorage', 'inboxDrafts', isObject);

/** The drafts by the key of their item; those of answers by `answer-` and their id, a new one's under `answer-new`. */
export const $drafts = atom<Drafts>(restored());

/** Keeps what was typed, in place of what was typed before; what is empty is forgotten. */
export function changeDraft(key: string, draft: Draft = {}): void {
  // Another tab may have stored drafts of other items.
  const { [key]: _, ...others } = restored();
  const isTyped = Object.values(draft).some(Boolean);
  const at = new Date().toISOString();
  $drafts.set(isTyped ? { ...others, [key]: { ...draft, at } } : others);
  stored.write($drafts.get());
}

function restored(): Drafts {
  const entries = Object.entries((stored.read() ?? {}) as Drafts);
  return Object.fromEntries(
    entries.filter(([, draft]) => isObject(draft) && Date.parse(draft.at) > Date.now() - KEPT_MS),
  );
}
