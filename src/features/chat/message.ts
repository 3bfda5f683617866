/** One turn, as the window shows and keeps it (docs/spec.md). */
export interface Message {
  readonly from: 'bot' | 'user';
  readonly message: string;
  /** Of an answer: questions that may come next. */
  readonly suggestions?: readonly string[];
  /** No answer came: the message is the excuse for it, and this says why, where we know. */
  readonly failure?: { readonly reason?: string };
}

export interface Conversation {
  /** 'user_' and the time at which it began (docs/spec.md). */
  readonly id: string;
  readonly messages: readonly Message[];
}

export function newConversation(): Conversation {
  return { id: `user_${Date.now()}`, messages: [] };
}

/** Whether what was kept is a conversation of this version. */
export function isConversation(value: unknown): value is Conversation {
  const { id, messages } = (value ?? {}) as Partial<Record<keyof Conversation, unknown>>;
  return typeof id === 'string' && Array.isArray(messages) && messages.every(isMessage);
}

function isMessage(value: unknown): value is Message {
  const { from, message, suggestions, failure } = (value ?? {}) as Partial<
    Record<keyof Message, unknown>
  >;
  return (
    (from === 'bot' || from === 'user') &&
    typeof message === 'string' &&
    (suggestions === undefined || isTexts(suggestions)) &&
    (failure === undefined || (typeof failure === 'object' && failure !== null))
  );
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
