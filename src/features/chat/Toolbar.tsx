import { useStore } from '@nanostores/react';
import { type RefObject, useRef, useState } from 'react';
import { chatWords } from '#src/content/chat.data.ts';
import { chat } from '#src/content/messages.ts';
import { $conversation, clear } from './conversation.ts';
import { MailForm } from './MailForm.tsx';

interface Props {
  textbox: RefObject<HTMLTextAreaElement | null>;
  /** Whether somebody is there. */
  hours: string;
  onPerson: () => void;
}

const look = 'min-h-7 font-semibold text-cobalt underline-offset-[0.2em] hover:underline';

/** What can be done with the whole conversation, and whether a person is there. */
export function Toolbar({ textbox, hours, onPerson }: Props) {
  const { messages } = useStore($conversation);
  const [asksForMail, setAsksForMail] = useState(false);
  const mail = useRef<HTMLButtonElement>(null);
  const canMail = messages.some((message) => message.canMail && message.id);
  return (
    <div className="border-t border-field px-5 pt-2 pb-1.5 text-note text-ink-2">
      {canMail && asksForMail && (
        <MailForm
          onDone={() => {
            setAsksForMail(false);
            mail.current?.focus();
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <button type="button" className={look} aria-describedby="chat-hours" onClick={onPerson}>
          {chatWords.person}
        </button>
        {canMail && (
          <button
            ref={mail}
            type="button"
            className={look}
            aria-expanded={asksForMail}
            onClick={() => setAsksForMail(!asksForMail)}
          >
            {chat.mail}
          </button>
        )}
        {messages.length > 0 && (
          <button
            type="button"
            className="-my-1.5 -mr-2 ml-auto grid size-10 place-items-center rounded-sheet hover:bg-current/9"
            aria-label={chatWords.clear}
            title={chatWords.clear}
            onClick={() => {
              clear();
              textbox.current?.focus();
            }}
          >
            <svg className="w-4.5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
              <path d="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.75 11h8.5l.75-11M8.5 8.5v5M11.5 8.5v5" />
            </svg>
          </button>
        )}
      </div>
      <p id="chat-hours" className="min-h-[1lh]">
        {hours}
      </p>
    </div>
  );
}
