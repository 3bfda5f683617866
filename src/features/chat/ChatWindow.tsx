import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { chatWords } from '#src/content/chat.data.ts';
import { chat } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { openingState } from '#src/domain/booking/business-hours.ts';
import { currentSettings } from '#src/domain/current-settings.ts';
import { openContact } from '#src/features/contact/store.ts';
import { Window } from '#src/ui/window/Window.tsx';
import { Composer } from './Composer.tsx';
import { $conversation, $draft } from './conversation.ts';
import { Conversation } from './Conversation.tsx';
import { $chat, closeChat, openChat } from './store.ts';
import { Toolbar } from './Toolbar.tsx';
import { transcriptOf } from './transcript.ts';
import { $unread } from './unread.ts';

/** The assistant's window; opened by `openChat` of its store. */
export function ChatWindow() {
  const state = useStore($chat);
  const unread = useStore($unread);
  const textbox = useRef<HTMLTextAreaElement>(null);
  const isOpen = state === 'open' || state === 'restored';
  const hours = useOpeningState(isOpen);

  return (
    <>
      <Window
        name="chat"
        open={isOpen}
        label={chat.chatWith(site.assistant)}
        closeLabel={chat.close}
        title={site.assistant}
        subtitle={chatWords.subtitle}
        document="letter"
        focus={state === 'restored' ? undefined : textbox}
        onClose={closeChat}
      >
        <Conversation onPerson={talkToPerson} />
        <Toolbar textbox={textbox} hours={hours} onPerson={talkToPerson} />
        <Composer textbox={textbox} />
      </Window>
      <p className="sr-only" role="status">
        {unread && <span>{chat.newAnswerOf(site.assistant)}</span>}
      </p>
      {state === 'aside' && <WayBack />}
    </>
  );
}

/** On a phone, after a link of the chat was followed, whose page the window would cover. */
function WayBack() {
  return (
    <div className="chat-back">
      <button type="button" onClick={() => openChat()}>
        {chat.back}
      </button>
      <button
        type="button"
        className="cross relative size-11 flex-none"
        aria-label={chat.putAway}
        onClick={closeChat}
      />
    </div>
  );
}

/** Whether somebody is there, as of the moment at which the window opened; empty until that is known. */
function useOpeningState(isOpen: boolean): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isOpen) void currentSettings().then((open) => setSaid(openingState(new Date(), open)));
  }, [isOpen]);
  return said;
}

/** Opens the contact dialog with what was asked last, and with the conversation attached. */
function talkToPerson(): void {
  const { messages } = $conversation.get();
  const chatHistory = transcriptOf(messages, site.assistant);
  const message = $draft.get().trim() || messages.findLast(({ from }) => from === 'user')?.message;
  openContact({ ...(chatHistory && { chatHistory }), ...(message && { message }) });
}
