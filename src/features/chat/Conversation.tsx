import { useStore } from '@nanostores/react';
import { chatWords } from '#src/content/chat.data.ts';
import { site } from '#src/content/site.ts';
import { $conversation, $waiting, retry, send } from './conversation.ts';
import { Reply } from './Reply.tsx';
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
    <div className="chat-middle">
      <div
        ref={ref}
        className="chat-scroll"
        role="group"
        aria-label="Conversation"
        tabIndex={0}
        onScroll={onScroll}
      >
        <div key={id} className="chat-log" role="log" aria-label="Messages">
          <Turn from="bot">
            <Reply text={chatWords.greeting} onPerson={onPerson} />
          </Turn>
          {messages.map(({ from, message, failure }, index) => (
            <Turn key={index} from={from}>
              {from === 'bot' ? <Reply text={message} onPerson={onPerson} /> : <p>{message}</p>}
              {failure?.reason && <p className="chat-line-spaced">{failure.reason}</p>}
            </Turn>
          ))}
        </div>
        <div role="status">{waiting && <Typing />}</div>
        {last?.failure && (
          <button type="button" className="chat-choice" onClick={act(retry)}>
            {chatWords.again}
          </button>
        )}
        {!waiting && suggestions.length > 0 && (
          <ul className="chat-choices" aria-label="Suggested questions">
            {suggestions.map((text, index) => (
              <li key={index}>
                <button type="button" className="chat-choice" onClick={act(() => send(text))}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isBehind && (
        <button type="button" className="chat-newest" onClick={act(toEnd)}>
          {chatWords.newest}
        </button>
      )}
    </div>
  );
}

function Turn({ from, children }: { from: 'bot' | 'user'; children: React.ReactNode }) {
  return (
    <div className={`chat-turn chat-${from}`}>
      <span className="sr-only">{from === 'bot' ? site.assistant : 'You'}: </span>
      {children}
    </div>
  );
}
