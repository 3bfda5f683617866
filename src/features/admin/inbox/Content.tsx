import { site } from '#src/content/site.ts';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { type Said, splitTranscript, plainText } from './words.ts';

/** The message or conversation, as it was typed. */
export function Content({ item }: { item: InboxDetail }) {
  const { kind, message, chatHistory, turns } = item;
  const said = turns.flatMap((turn): Said[] => [
    { from: 'visitor', text: turn.message },
    { from: 'assistant', text: plainText(turn.response ?? '(There was no answer.)') },
  ]);
  return (
    <>
      {kind === 'lead' && (
        <>
          <h3>Message</h3>
          <p className="typed">{message}</p>
        </>
      )}
      {chatHistory && (
        <>
          <h3>Chat with {site.assistant}</h3>
          <Talk said={splitTranscript(chatHistory)} />
        </>
      )}
      {said.length > 0 && (
        <>
          <h3>Chat with {site.assistant}</h3>
          <Talk said={said} />
        </>
      )}
    </>
  );
}

function Talk({ said }: { said: readonly Said[] }) {
  return (
    <ol className="talk">
      {said.map(({ from, text }, index) => (
        // Turns have no ids, but never change their order.
        <li key={index} data-from={from}>
          <span className="talk-from">{from === 'visitor' ? 'Visitor' : site.assistant}</span>
          <p className="typed">{text}</p>
        </li>
      ))}
    </ol>
  );
}
