import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { chatWords } from '#src/content/chat.data.ts';
import { chat } from '#src/content/messages.ts';
import { MESSAGE_LENGTH } from '#src/contracts/chat.ts';
import { Button } from '#src/ui/Button.tsx';
import { useFitToText } from '#src/ui/form/use-fit-to-text.ts';
import { $draft, $waiting, send } from './conversation.ts';

/** The message length at which the number of remaining characters appears. */
const NEAR_LIMIT = MESSAGE_LENGTH - 200;

interface Props {
  textbox: RefObject<HTMLTextAreaElement | null>;
}

/** The message input. Enter sends, Shift+Enter starts a new line. */
export function Composer({ textbox }: Props) {
  const draft = useStore($draft);
  const waiting = useStore($waiting);
  useFitToText(textbox, draft);
  const left = MESSAGE_LENGTH - draft.trim().length;

  function submit() {
    if (!send(draft)) return;
    $draft.set('');
    textbox.current?.focus();
  }

  return (
    <form
      className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-1 pt-1.5 pr-3 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))] pl-5 has-[textarea:focus-visible]:shadow-[inset_0_2px_var(--color-cobalt)] has-[textarea[aria-invalid]]:shadow-[inset_0_2px_var(--color-error)]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p
        id="chat-left"
        className={`col-span-full text-note empty:hidden ${left < 0 ? 'font-semibold text-error' : 'text-ink-2'}`}
      >
        {left <= MESSAGE_LENGTH - NEAR_LIMIT && (
          <span>{left < 0 ? chat.charactersTooMany(-left) : chat.charactersLeft(left)}</span>
        )}
      </p>
      <textarea
        ref={textbox}
        className="field-sizing-content max-h-30 resize-none py-2 text-[1rem]/normal outline-hidden placeholder:text-ink-2"
        rows={1}
        dir="auto"
        value={draft}
        placeholder={chatWords.placeholder}
        aria-label={chat.message}
        aria-invalid={left < 0 || undefined}
        aria-describedby="chat-left"
        enterKeyHint="send"
        onChange={(event) => $draft.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          submit();
        }}
      />
      <Button type="submit" size="sm" disabled={waiting}>
        {chat.send}
      </Button>
    </form>
  );
}
