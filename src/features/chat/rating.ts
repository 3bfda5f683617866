import { chatWords } from '#src/content/chat.data.ts';
import { chat } from '#src/content/messages.ts';
import { reasonOf, request } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { $conversation } from './conversation.ts';

/**
 * Sends what the visitor says of an answer, which is shown at once. Never throws: a toast says if it was not saved.
 *
 * @returns whether it was
 */
export async function rate(id: string, helpful: boolean, reason?: string): Promise<boolean> {
  const before = $conversation.get().messages.find((message) => message.id === id)?.helpful;
  show(id, helpful);
  try {
    await request('/api/webhook/chatbot/rating', { method: 'POST', body: { answer: id, helpful, reason } });
    return true;
  } catch (error) {
    show(id, before);
    const description = reasonOf(error, chatWords.offline, [404, 429]);
    toast({ about: 'chat', title: chat.notRated, destructive: true, ...(description && { description }) });
    return false;
  }
}

function show(id: string, helpful: boolean | undefined): void {
  const { messages, ...rest } = $conversation.get();
  const rated = messages.map((message) => {
    if (message.id !== id) return message;
    const { helpful: _, ...unrated } = message;
    return helpful === undefined ? unrated : { ...unrated, helpful };
  });
  $conversation.set({ ...rest, messages: rated });
}
