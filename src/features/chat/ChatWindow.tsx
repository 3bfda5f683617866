import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { chatWords } from '#src/content/chat.data.ts';
import { site } from '#src/content/site.ts';
import { openContact } from '#src/features/contact/store.ts';
import { toolLook, Window } from '#src/ui/window/Window.tsx';
import { Composer } from './Composer.tsx';
import { $conversation, clear } from './conversation.ts';
import { Conversation } from './Conversation.tsx';
import { $chat, closeChat } from './store.ts';
import { transcriptOf } from './transcript.ts';

/** The assistant's window; opened by `openChat` of its store. */
export function ChatWindow() {
  const state = useStore($chat);
  const { messages } = useStore($conversation);
  const textbox = useRef<HTMLTextAreaElement>(null);

  return (
    <Window
      name="chat"
      open={state !== 'closed'}
      label={`Chat with ${site.assistant}`}
      title={site.assistant}
      subtitle={chatWords.subtitle}
      document="letter"
      focus={state === 'restored' ? undefined : textbox}
      onClose={closeChat}
      actions={
        messages.length > 0 && (
          <button
            type="button"
            className={toolLook}
            aria-label={chatWords.clear}
            title={chatWords.clear}
            onClick={() => {
              clear();
              textbox.current?.focus();
            }}
          >
            <svg className="w-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
              <path d="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.75 11h8.5l.75-11M8.5 8.5v5M11.5 8.5v5" />
            </svg>
          </button>
        )
      }
    >
      <Conversation onPerson={talkToPerson} />
      <Composer textbox={textbox} onPerson={talkToPerson} />
    </Window>
  );
}

/** Opens the contact dialog, with the conversation attached. */
function talkToPerson(): void {
  const chatHistory = transcriptOf($conversation.get().messages, site.assistant);
  openContact(chatHistory ? { chatHistory } : {});
}
