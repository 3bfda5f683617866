import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { chatWords } from '#src/content/chat.data.ts';
import { MESSAGE_LENGTH } from '#src/contracts/chat.ts';
import { buttonClass } from '#src/ui/button.ts';
import { $draft, $waiting, send } from './conversation.ts';

/** The message length at which the number of remaining characters appears. */
const NEAR_LIMIT = MESSAGE_LENGTH - 200;

interface Props {
  textbox: RefObject<HTMLTextAreaElement | null>;
  onPerson: () => void;
}

/** The message input. Enter sends, Shift+Enter starts a new line. */
export function Composer({ textbox, onPerson }: Props) {
  const draft = useStore($draft);
  const waiting = useStore($waiting);
  const left = MESSAGE_LENGTH - draft.trim().length;

  function submit() {
    if (!send(draft)) return;
    $draft.set('');
    textbox.current?.focus();
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="chat-below">
        <button type="button" className="chat-person" onClick={onPerson}>
          {chatWords.person}
        </button>
        <span id="chat-left" className={left < 0 ? 'chat-over' : undefined}>
          {left < 0
            ? `${-left} characters too many`
            : left <= MESSAGE_LENGTH - NEAR_LIMIT && `${left} characters left`}
        </span>
      </div>
      <textarea
        ref={textbox}
        className="chat-textbox"
        rows={1}
        value={draft}
        placeholder={chatWords.placeholder}
        aria-label="Message"
        aria-invalid={left < 0 || undefined}
        aria-describedby="chat-left"
        enterKeyHint="send"
        onChange={(event) => $draft.set(event.target.value)}
        onKeyDown={(event) => {
          // During IME composition, Enter confirms the composed word.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <button type="submit" className={buttonClass({ size: 'sm' })} disabled={waiting}>
        Send
      </button>
    </form>
  );
}
