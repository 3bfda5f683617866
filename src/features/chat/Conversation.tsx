import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { chatWords } from '#src/content/chat.data.ts';
import { chat } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { Elements } from '#src/ui/elements.ts';
import { Choice } from '#src/ui/window/Choice.tsx';
import { AnswerTools } from './AnswerTools.tsx';
import { $cleared, $conversation, $waiting, type Message, restore, retry, send, toldBefore } from './conversation.ts';
import { ChatSlip } from './ChatSlip.tsx';
import { ChatReply } from './Reply.tsx';

interface Props {
  /** Called when the visitor chooses to contact a person. */
  onPerson: () => void;
}

/** The log contains only the turns, so that what else is shown is not read out with an answer. */
export function Conversation({ onPerson }: Props) {
  const { id, messages } = useStore($conversation);
  const waiting = useStore($waiting);
  const cleared = useStore($cleared);
  const { ref, isBehind, onScroll, toEnd } = useScroll(messages, waiting);
  const last = messages.at(-1);
  const suggestions = messages.length === 0 ? chatWords.suggestions : (last?.suggestions ?? []);
  // The clicked control disappears; the focus moves to the conversation.
  const act = (action: () => void) => () => {
    action();
    ref.current?.focus();
  };

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={ref}
        className="relative h-full overflow-y-auto overscroll-contain px-5 pt-4 pb-5 focus-visible:-outline-offset-2"
        role="group"
        aria-label={chat.conversation}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div key={id} className="grid gap-4" role="log" aria-label={chat.messages}>
          <Turn from="bot">
            <ChatReply text={chatWords.greeting} onPerson={onPerson} />
          </Turn>
          {messages.map((said, index) => (
            <Turn key={index} from={said.from} className={said.slip && 'max-w-full!'}>
              {said.from === 'bot' ? (
                <ChatReply text={said.message} onPerson={onPerson} />
              ) : (
                <p dir="auto">{said.message}</p>
              )}
              {said.failure?.reason && <p className="mt-2.5">{said.failure.reason}</p>}
              {said.slip && <ChatSlip match={said.slip} job={toldBefore(messages, index)} />}
              {said.from === 'bot' && !said.failure && <AnswerTools answer={said} />}
            </Turn>
          ))}
        </div>
        <div role="status">
          {waiting && <Typing />}
          {cleared && <p className="mt-4 text-note text-ink-2">{chat.cleared}</p>}
        </div>
        {cleared && (
          <Choice className="mt-2" onClick={act(restore)}>
            {chat.undo}
          </Choice>
        )}
        {last?.failure && (
          <Choice className="mt-4" onClick={act(retry)}>
            {chatWords.again}
          </Choice>
        )}
        {!waiting && suggestions.length > 0 && (
          <ul className="mt-5 grid justify-items-start gap-2" aria-label={chat.suggestedQuestions}>
            {suggestions.map((text, index) => (
              <li key={index}>
                <Choice onClick={act(() => send(text))}>{text}</Choice>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isBehind && (
        <Choice className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow-float" onClick={act(toEnd)}>
          {chatWords.newest}
        </Choice>
      )}
    </div>
  );
}

interface TurnProps {
  from: 'bot' | 'user';
  /** Read out before it; by default who says it. */
  name?: string;
  className?: string;
  children: Elements;
}

/** The assistant's messages have a double rule on their left, the visitor's are on a cobalt slip. */
const looks = {
  bot: 'justify-self-start border-l-3 border-double border-cobalt-soft pl-3.5 [&_strong]:font-semibold',
  user: 'justify-self-end rounded-sheet bg-cobalt px-3.5 py-2 whitespace-pre-wrap text-on-cobalt',
};

/** Who says it. */
const names = { bot: chat.saidBy(site.assistant), user: chat.saidByYou };

/** One message of the conversation. */
function Turn({ from, name, className = '', children }: TurnProps) {
  return (
    <div className={`max-w-[85%] wrap-anywhere ${looks[from]} ${className}`}>
      <span className="sr-only">{name ?? names[from]}</span>
      {children}
    </div>
  );
}

/** Three small sheets, the last about to fall; they lift one after the other. */
const sheets = [
  ['translate(2 3)', ''],
  ['translate(20 1) rotate(-3)', '[animation-delay:150ms]'],
  ['translate(41 0) rotate(14)', '[animation-delay:300ms]'],
];

/** The typing indicator. */
function Typing() {
  return (
    <Turn from="bot" name={chat.isTyping(site.assistant)} className="mt-4 w-fit">
      <svg className="w-13.5 overflow-visible text-cobalt" viewBox="0 0 54 22" fill="none" aria-hidden="true">
        {sheets.map(([place, delay]) => (
          <g key={place} transform={place}>
            <path
              className={`animate-[chat-lift_1.2s_var(--ease-out)_infinite] fill-sheet stroke-current stroke-[1.25] ${delay}`}
              d="M.5.5h11v15H.5zM3 5h3M3 8.5h6M3 12h4.5"
            />
          </g>
        ))}
      </svg>
    </Turn>
  );
}

/** Within how many pixels of the end the visitor counts as being there. */
const NEAR = 24;

/** Scrolls along as the conversation grows, except for visitors who read further up: they see a hint. */
function useScroll(messages: readonly Message[], waiting: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);

  // What is said about a message is nothing new.
  const count = messages.length;
  const from = messages.at(-1)?.from;
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (!wasAtEnd.current && from === 'bot') setBehind(true);
    else follow(box);
  }, [count, from, waiting]);

  // On opening, or when the keyboard shrinks the window, visitors at the end stay there.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) follow(box);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    const box = ref.current;
    // A hidden window has no height and no scroll position.
    if (!box || box.clientHeight === 0) return;
    wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (wasAtEnd.current) setBehind(false);
  }

  return { ref, isBehind, onScroll, toEnd: () => ref.current && follow(ref.current) };
}

/** Above the turn that is scrolled to, in pixels: less than between two turns, so that nothing of the one before is cut. */
const ABOVE = 12;

/** Scrolls to the end, or to the start of the last turn if it alone fills the window; with its question, where there is room. */
function follow(box: HTMLElement): void {
  const turns = box.querySelectorAll<HTMLElement>('[role=log] > *');
  const [question, turn] = [...turns].slice(-2);
  const hasRoom = question && question.offsetHeight <= box.clientHeight / 2;
  const first = hasRoom ? question : turn;
  box.scrollTop = Math.min(box.scrollHeight, first ? first.offsetTop - ABOVE : Infinity);
}
