/** A message, as displayed and stored (docs/spec.md). */
export interface Message {
  readonly from: 'bot' | 'user';
  readonly message: string;
  /** Answers only: suggested next questions. */
  readonly suggestions?: readonly string[];
  /** No answer could be fetched: the message is an apology, and this is the reason, if known. */
  readonly failure?: { readonly reason?: string };
}

export interface Conversation {
  /** 'user_' and the start time (docs/spec.md). */
  readonly id: string;
  readonly messages: readonly Message[];
}

export function newConversation(): Conversation {
  return { id: `user_${Date.now()}`, messages: [] };
}

/** Whether a stored value is a conversation in the current format. */
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
