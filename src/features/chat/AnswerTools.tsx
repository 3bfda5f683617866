import { useEffect, useRef, useState } from 'react';
import { chat } from '#src/content/messages.ts';
import { REASON_LENGTH } from '#src/contracts/chat.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { Message } from './conversation.ts';
import { plainText } from './markup.ts';
import { rate } from './rating.ts';

const look =
  'relative grid size-8 place-items-center rounded-sheet text-ink-2 hover:bg-current/9 hover:text-cobalt aria-pressed:bg-cobalt/10 aria-pressed:text-cobalt';

const paths = {
  copy: 'M7 6.5h9v10H7zM4 13.5v-10h9',
  helpful: 'M3 9h3v8H3zM6 9l3.5-6.5c1.5 0 2 1 2 2V8H16l1 1.5L15.5 17H6',
} as const;

/** What can be done with an answer. It is never read out with it. */
export function AnswerTools({ answer: { id, message, helpful } }: { answer: Message }) {
  const [asks, setAsks] = useState(false);
  const unhelpful = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    try {
      // The clipboard is unavailable on plain HTTP.
      await navigator.clipboard.writeText(plainText(message));
      toast({ about: 'chat', title: chat.copied });
    } catch {
      toast({ about: 'chat', title: chat.notCopied, destructive: true });
    }
  };
  const say = (id: string, isHelpful: boolean) => {
    setAsks(!isHelpful);
    if (helpful !== isHelpful) void rate(id, isHelpful);
  };
  return (
    <div className="mt-1 -ml-2" role="group" aria-label={chat.answer} aria-live="off">
      <div className="flex gap-0.5">
        <button type="button" className={look} aria-label={chat.copy} title={chat.copy} onClick={() => void copy()}>
          <Drawing path={paths.copy} />
        </button>
        {id &&
          ([true, false] as const).map((isHelpful) => {
            const name = isHelpful ? chat.helpful : chat.unhelpful;
            return (
              <button
                key={name}
                ref={isHelpful ? undefined : unhelpful}
                type="button"
                className={look}
                aria-label={name}
                title={name}
                aria-pressed={helpful === isHelpful}
                onClick={() => say(id, isHelpful)}
              >
                <Drawing path={paths.helpful} className={isHelpful ? '' : '-scale-y-100'} />
              </button>
            );
          })}
      </div>
      {id && asks && helpful === false && (
        <Reason
          onReason={(reason) => {
            setAsks(false);
            unhelpful.current?.focus();
            if (reason) void thank(id, reason);
          }}
        />
      )}
    </div>
  );
}

async function thank(id: string, reason: string): Promise<void> {
  if (await rate(id, false, reason)) toast({ about: 'chat', title: chat.thanks });
}

/** Asks why an answer did not help. @param onReason gets an empty text where nobody wants to say */
function Reason({ onReason }: { onReason: (reason: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="mt-1.5 ml-2 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onReason(field.current?.value.trim() ?? '');
      }}
    >
      <label className="grid gap-1 text-note text-ink-2">
        <span>{chat.reason}</span>
        <input
          ref={field}
          className="min-h-10 min-w-0 rounded-sheet border border-field bg-sheet px-2.5 text-[1rem] text-ink"
          dir="auto"
          maxLength={REASON_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // It would close the window.
            event.stopPropagation();
            onReason('');
          }}
        />
      </label>
      <button type="submit" className="min-h-7 w-fit text-note font-semibold text-cobalt hover:underline">
        {chat.tell}
      </button>
    </form>
  );
}

function Drawing({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg
      className={`w-4.5 ${className}`.trimEnd()}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
