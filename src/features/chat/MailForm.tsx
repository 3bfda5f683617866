import { useEffect, useId, useRef, useState } from 'react';
import { chatWords } from '#src/content/chat.data.ts';
import { chat } from '#src/content/messages.ts';
import { reasonOf, request, RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { $conversation } from './conversation.ts';

/** Asks for the address to which the conversation is mailed. @param onDone it was, or is not wanted */
export function MailForm({ onDone }: { onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);

  async function send(email: string) {
    setBusy(true);
    try {
      const answers = $conversation.get().messages.flatMap((message) => message.id ?? []);
      await request('/api/webhook/chatbot/mail', { method: 'POST', body: { email, answers } });
      toast({ about: 'chat', title: chat.mailed });
      onDone();
    } catch (failure) {
      const [wrong] = failure instanceof RequestError ? (failure.fields.email ?? []) : [];
      setError(wrong ?? reasonOf(failure, chatWords.offline, [404, 409, 429]) ?? chat.notMailed);
      setBusy(false);
      field.current?.focus();
    }
  }

  return (
    <form
      noValidate
      className="grid grid-cols-[1fr_auto_auto] items-center gap-x-3 gap-y-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(field.current?.value ?? '');
      }}
    >
      <label className="col-span-full" htmlFor={id}>
        {chat.email}
      </label>
      <input
        ref={field}
        id={id}
        type="email"
        className="min-h-9 min-w-0 rounded-sheet border border-field bg-sheet px-2.5 text-[1rem] text-ink aria-invalid:border-error"
        autoComplete="email"
        enterKeyHint="send"
        aria-invalid={error !== '' || undefined}
        aria-describedby={`${id}-error`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // It would close the window.
          event.stopPropagation();
          onDone();
        }}
      />
      <button type="submit" className="min-h-9 font-semibold text-cobalt hover:underline" aria-disabled={busy}>
        {chat.mailIt}
      </button>
      <button type="button" className="min-h-9 font-semibold text-cobalt hover:underline" onClick={onDone}>
        {chat.cancel}
      </button>
      <p id={`${id}-error`} className="col-span-full font-semibold text-error empty:hidden" role="alert">
        {error && <span>{error}</span>}
      </p>
    </form>
  );
}
