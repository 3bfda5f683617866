import { useStore } from '@nanostores/react';
import { chatWords } from '#src/content/chat.data.ts';
import { $conversation, $waiting, retry, send } from './conversation.ts';
import { Choice, Reply } from './Reply.tsx';
import { Turn } from './Turn.tsx';
import { Typing } from './Typing.tsx';
import { useScroll } from './use-scroll.ts';

interface Props {
  /** Called when the visitor chooses to contact a person. */
  onPerson: () => void;
}

/**
 * The conversation. The log contains only the turns, each announced once when it is added. The typing
 * indicator is a separate status, and suggestions are outside both, so that neither is read out with an
 * answer.
 */
export function Conversation({ onPerson }: Props) {
  const { id, messages } = useStore($conversation);
  const waiting = useStore($waiting);
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
        aria-label="Conversation"
        tabIndex={0}
        onScroll={onScroll}
      >
        <div key={id} className="grid gap-4" role="log" aria-label="Messages">
          <Turn from="bot">
            <Reply text={chatWords.greeting} onPerson={onPerson} />
          </Turn>
          {messages.map(({ from, message, failure }, index) => (
            <Turn key={index} from={from}>
              {from === 'bot' ? <Reply text={message} onPerson={onPerson} /> : <p>{message}</p>}
              {failure?.reason && <p className="mt-2.5">{failure.reason}</p>}
            </Turn>
          ))}
        </div>
        <div role="status">{waiting && <Typing />}</div>
        {last?.failure && (
          <Choice className="mt-4" onClick={act(retry)}>
            {chatWords.again}
          </Choice>
        )}
        {!waiting && suggestions.length > 0 && (
          <ul className="mt-5 grid justify-items-start gap-2" aria-label="Suggested questions">
            {suggestions.map((text, index) => (
              <li key={index}>
                <Choice onClick={act(() => send(text))}>{text}</Choice>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isBehind && (
        <Choice
          className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow-float"
          onClick={act(toEnd)}
        >
          {chatWords.newest}
        </Choice>
      )}
    </div>
  );
}
