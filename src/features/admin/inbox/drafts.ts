/** Unsent notes and replies, and unsaved canned answers: stored in this browser, also across reloads. */
import { atom } from 'nanostores';
import type { CannedAnswer } from '#src/contracts/inbox.ts';
import { isObject, storedValue } from '#src/lib/stored-value.ts';

export interface ReplyDraft {
  subject: string;
  text: string;
  /** The idempotency key, so that sending it again after a lost answer sends one mail. */
  key: string;
}

/** What was typed for one item. */
interface Draft {
  note?: string;
  reply?: ReplyDraft;
  /** ISO 8601. */
  at: string;
}

type Drafts = Readonly<Record<string, Draft>>;

const KEPT_MS = 30 * 86_400_000;
const stored = storedValue('localStorage', 'inboxDrafts', isObject);

/** The drafts by the key of their item. */
export const $drafts = atom<Drafts>(restored());

/** Changes what was typed for an item; what is empty or undefined is removed. */
export function changeDraft(
  key: string,
  change: { note?: string; reply?: ReplyDraft | undefined },
): void {
  const { note, reply } = { ...$drafts.get()[key], ...change };
  // Another tab may have stored drafts of other items.
  const { [key]: _, ...others } = restored();
  const draft = { ...(note && { note }), ...(reply && { reply }), at: new Date().toISOString() };
  $drafts.set(note || reply ? { ...others, [key]: draft } : others);
  stored.write($drafts.get());
}

/** Forgets what was typed for an item that no longer exists. */
export function dropDraft(key: string): void {
  if ($drafts.get()[key]) changeDraft(key, { note: '', reply: undefined });
}

function restored(): Drafts {
  const entries = Object.entries((stored.read() ?? {}) as Drafts);
  return Object.fromEntries(
    entries.filter(([, draft]) => isObject(draft) && Date.parse(draft.at) > Date.now() - KEPT_MS),
  );
}

export type AnswerDraft = Pick<CannedAnswer, 'title' | 'text'>;
type AnswerDrafts = Readonly<Record<string, AnswerDraft>>;

const storedAnswers = storedValue('localStorage', 'inboxAnswerDrafts', isAnswerDrafts);

/** Canned answers that were typed and not saved, by their id; a new one under `new`. */
export const $answerDrafts = atom<AnswerDrafts>(storedAnswers.read() ?? {});

/** Keeps what was typed for a canned answer; undefined forgets it. */
export function changeAnswerDraft(key: string, draft: AnswerDraft | undefined): void {
  const { [key]: _, ...others } = storedAnswers.read() ?? $answerDrafts.get();
  const drafts = { ...others, ...(draft && { [key]: draft }) };
  $answerDrafts.set(drafts);
  storedAnswers.write(drafts);
}

function isAnswerDrafts(value: unknown): value is AnswerDrafts {
  return isObject(value) && Object.values(value).every(isAnswerDraft);
}

function isAnswerDraft(value: unknown): boolean {
  const { title, text } = (value ?? {}) as Partial<AnswerDraft>;
  return typeof title === 'string' && typeof text === 'string';
}
