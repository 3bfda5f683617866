import { atom } from 'nanostores';
import { MESSAGE_LENGTH, type ChatAnswer } from '#src/contracts/chat.ts';
import { keptIn } from '#src/lib/kept.ts';
import { dismissToast, toast } from '#src/ui/toast.ts';
import { askAstro, reasonOf } from './ask-astro.ts';
import { isConversation, newConversation, type Message } from './message.ts';

/** How much longer an answer takes than it takes, in ms (docs/spec.md). */
const REPLY_DELAY = 1500;

/** Said in place of an answer that did not come (docs/spec.md). */
const EXCUSE =
  "I'm having trouble connecting to my services. Please try again or leave your contact information below.";

// Kept no longer than the tab, so that nobody finds it on a shared machine, and by one tab, so that two
// do not mix.
const keptConversation = keptIn('sessionStorage', 'chat', isConversation);
const keptDraft = keptIn('sessionStorage', 'chatDraft', (value) => typeof value === 'string');

export const $conversation = atom(keptConversation.read() ?? newConversation());

/** What is typed and not sent. */
export const $draft = atom(keptDraft.read() ?? '');

/** Whether an answer is on its way. */
export const $waiting = atom(false);

let waiting = new AbortController();

$conversation.listen((conversation) => keptConversation.write(conversation));
$draft.listen((draft) => keptDraft.write(draft || undefined));

/**
 * Sends a message, trimmed. False where it stays: nothing in it, too much, or an answer on its way.
 */
export function send(text: string): boolean {
  const message = text.trim();
  if (!message || message.length > MESSAGE_LENGTH || $waiting.get()) return false;
  add({ from: 'user', message });
  void answer();
  return true;
}

/** Asks again what was not answered. */
export function retry(): void {
  const { messages, ...rest } = $conversation.get();
  if (!messages.at(-1)?.failure) return;
  $conversation.set({ ...rest, messages: messages.slice(0, -1) });
  void answer();
}

/** Asks what was left unanswered on the page before. */
export function resume(): void {
  if (!$waiting.get() && $conversation.get().messages.at(-1)?.from === 'user') void answer();
}

/** Forgets what was said and begins anew. */
export function clear(): void {
  callOff();
  $conversation.set(newConversation());
}

/** Takes over what another page of this tab has kept meanwhile. */
export function reload(): void {
  callOff();
  $conversation.set(keptConversation.read() ?? newConversation());
  $draft.set(keptDraft.read() ?? '');
}

function callOff(): void {
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
    const { response, suggestions } = await delayed(askAstro($conversation.get(), signal));
    if (signal.aborted) return;
    add({ from: 'bot', message: response, ...(suggestions && { suggestions }) });
  } catch (error) {
    if (signal.aborted) return;
    const reason = reasonOf(error);
    add({ from: 'bot', message: EXCUSE, failure: reason ? { reason } : {} });
    toast({
      about: 'chat',
      title: 'Error',
      description: 'Failed to get a response. Please try again.',
      destructive: true,
    });
  }
  $waiting.set(false);
}

async function delayed(coming: Promise<ChatAnswer>): Promise<ChatAnswer> {
  const come = await coming;
  await new Promise((resolve) => setTimeout(resolve, REPLY_DELAY));
  return come;
}

function add(message: Message): void {
  const { messages, ...rest } = $conversation.get();
  $conversation.set({ ...rest, messages: [...messages, message] });
}
