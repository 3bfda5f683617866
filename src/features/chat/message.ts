import * as z from 'zod/mini';

/** A message, as displayed and stored (docs/spec.md). */
const message = z.object({
  from: z.enum(['bot', 'user']),
  message: z.string(),
  /** Answers only: suggested next questions. */
  suggestions: z.optional(z.array(z.string())),
  /** No answer could be fetched: the message is an apology, and this is the reason, if known. */
  failure: z.optional(z.object({ reason: z.optional(z.string()) })),
});

const conversation = z.object({
  /** 'user_' and the start time (docs/spec.md). */
  id: z.string(),
  messages: z.array(message),
});

export type Message = z.infer<typeof message>;
export type Conversation = z.infer<typeof conversation>;

export function newConversation(): Conversation {
  return { id: `user_${Date.now()}`, messages: [] };
}

/** Whether a stored value is a conversation in the current format. */
export function isConversation(value: unknown): value is Conversation {
  return conversation.safeParse(value).success;
}
