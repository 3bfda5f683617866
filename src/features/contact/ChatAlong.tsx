import { site } from '#src/content/site.ts';

interface Props {
  /** What was said. */
  text: string;
  included: boolean;
  onIncluded: (included: boolean) => void;
}

/** Says that the chat is sent along, shows what of it, and lets the visitor leave it out. */
export function ChatAlong({ text, included, onIncluded }: Props) {
  return (
    <div className="along">
      <p>
        {included
          ? `Your conversation with ${site.assistant} will be sent along.`
          : `Your conversation with ${site.assistant} will not be sent.`}{' '}
        <button type="button" className="link" onClick={() => onIncluded(!included)}>
          {included ? 'Leave it out' : 'Send it along'}
        </button>
      </p>
      {included && (
        <details>
          <summary className="link">Read it</summary>
          <p className="along-text" role="group" aria-label="Conversation" tabIndex={0}>
            {text}
          </p>
        </details>
      )}
    </div>
  );
}
