import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { chatWords } from '#src/content/chat.data.ts';
import { chat } from '#src/content/messages.ts';
import { HISTORY_TURNS, MESSAGE_LENGTH } from '#src/contracts/chat.ts';
import type { SlipMatch } from '#src/contracts/price-slip.ts';
import { reasonOf, request } from '#src/lib/request.ts';
import { storedValue } from '#src/lib/stored-value.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';

/** A price slip, as the API sends it. */
const slip: z.ZodMiniType<SlipMatch> = z.object({
  automation: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.string(),
  weeks: z.string(),
  returns: z.string(),
  reads: z.string(),
  gives: z.string(),
});

/** A message, as displayed and stored (docs/spec.md). */
const message = z.object({
  from: z.enum(['bot', 'user']),
  message: z.string(),
  /** Answers only: names it for a rating; none if it came from an earlier release. */
  id: z.optional(z.string()),
  /** Answers only: whether the conversation can be mailed. */
  canMail: z.optional(z.boolean()),
  /** Answers only: what the visitor says of it. */
  helpful: z.optional(z.boolean()),
  /** Answers only: suggested next questions. */
  suggestions: z.optional(z.array(z.string())),
  /** Answers only: the slip of the automation that it is of, the first time. */
  slip: z.optional(slip),
  /** No answer could be fetched: the message is an apology, and this is the reason, if known. */
  failure: z.optional(z.object({ reason: z.optional(z.string()) })),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({
  /** 'user_' and the start time (docs/spec.md). */
  id: z.string(),
  messages: z.array(message),
});
type Conversation = z.infer<typeof conversation>;

const answerSchema = z.object({
  response: z.string(),
  id: z.catch(z.optional(z.string()), undefined),
  canMail: z.catch(z.optional(z.boolean()), undefined),
  suggestions: z.catch(z.optional(z.array(z.string()).check(z.minLength(1))), undefined),
  slip: z.catch(z.optional(slip), undefined),
});

/** Delay added to every answer, in ms (docs/spec.md). */
const REPLY_DELAY = 1500;

// Per tab: others on a shared machine do not find it, and conversations in two tabs do not mix.
const storedConversation = storedValue(
  'sessionStorage',
  'chat',
  (value): value is Conversation => conversation.safeParse(value).success,
);
const storedDraft = storedValue('sessionStorage', 'chatDraft', (value) => typeof value === 'string');

export const $conversation = atom(storedConversation.read() ?? newConversation());

/** The unsent text. */
export const $draft = atom(storedDraft.read() ?? '');

/** Whether an answer is being fetched. */
export const $waiting = atom(false);

/** The conversation that was just cleared, until another one begins; only this page has it. */
export const $cleared = atom<Conversation | null>(null);

let waiting = new AbortController();

$conversation.listen((conversation) => storedConversation.write(conversation));
$draft.listen((draft) => storedDraft.write(draft || undefined));

/** Sends a message, trimmed. Returns false if it is empty or too long, or if an answer is being fetched. */
export function send(text: string): boolean {
  const message = text.trim();
  if (!message || message.length > MESSAGE_LENGTH || $waiting.get()) return false;
  $cleared.set(null);
  add({ from: 'user', message });
  void answer();
  return true;
}

/** What the visitor told before an answer, in their own words: not what they tapped after it. */
export function toldBefore(messages: readonly Message[], index: number): string {
  let at = index - 1;
  while (messages[at - 1]?.suggestions?.includes(messages[at]?.message ?? '')) at -= 2;
  return messages[at]?.message ?? '';
}

/** Sends the unanswered message again. */
export function retry(): void {
  const { messages, ...rest } = $conversation.get();
  if (!messages.at(-1)?.failure) return;
  $conversation.set({ ...rest, messages: messages.slice(0, -1) });
  void answer();
}

/** Sends a message again that was still unanswered when the visitor left the previous page. */
export function resume(): void {
  if (!$waiting.get() && $conversation.get().messages.at(-1)?.from === 'user') void answer();
}

/** Starts a new conversation; `restore` brings the old one back. */
export function clear(): void {
  cancelPending();
  $cleared.set($conversation.get());
  $conversation.set(newConversation());
}

/** Brings back the conversation that was cleared. */
export function restore(): void {
  const cleared = $cleared.get();
  if (!cleared) return;
  $conversation.set(cleared);
  $cleared.set(null);
  resume();
}

/** For a page that is left: what it waits for fails, which says nothing; the next page asks again. */
export function leave(): void {
  waiting.abort();
}

/** Loads what another page of this tab has stored in the meantime. */
export function reload(): void {
  cancelPending();
  $cleared.set(null);
  $conversation.set(storedConversation.read() ?? newConversation());
  $draft.set(storedDraft.read() ?? '');
}

function cancelPending(): void {
  waiting.abort();
  dismissToast('chat');
  $waiting.set(false);
}

async function answer(): Promise<void> {
  waiting = new AbortController();
  const { signal } = waiting;
  dismissToast('chat');
  $waiting.set(true);
  try {
    const { response, slip, ...more } = await fetchAnswer($conversation.get(), signal);
    if (signal.aborted) return;
    const isShown = $conversation.get().messages.some((one) => one.slip?.automation === slip?.automation);
    add({ from: 'bot', message: response, ...more, ...(slip && !isShown && { slip }) });
  } catch (error) {
    if (signal.aborted) return;
    const reason = reasonOf(error, chatWords.offline, [429]);
    add({ from: 'bot', message: chat.apology, failure: reason ? { reason } : {} });
    toast({ about: 'chat', title: chat.error, description: chat.noAnswer, destructive: true });
  }
  $waiting.set(false);
}

/**
 * The answer to the last message, and no earlier than the delay after it.
 *
 * @throws if there was no valid answer, or the signal's reason if it was aborted
 */
async function fetchAnswer({ id, messages }: Conversation, signal: AbortSignal): Promise<z.infer<typeof answerSchema>> {
  const history = messages
    .slice(0, -1)
    .filter(({ failure }) => !failure)
    .slice(-HISTORY_TURNS)
    .map(({ from, message }) => ({ from, message }));
  const response = await request('/api/webhook/chatbot', {
    method: 'POST',
    body: { message: messages.at(-1)?.message, user_id: id, history },
    signal,
  });
  const answer = answerSchema.parse(await response.json());
  await new Promise((resolve) => setTimeout(resolve, REPLY_DELAY));
  return answer;
}

function newConversation(): Conversation {
  return { id: `user_${Date.now()}`, messages: [] };
}

function add(message: Message): void {
  const { messages, ...rest } = $conversation.get();
  $conversation.set({ ...rest, messages: [...messages, message] });
}
