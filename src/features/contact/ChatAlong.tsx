import { site } from '#src/content/site.ts';

interface Props {
  /** The transcript. */
  text: string;
  included: boolean;
  onIncluded: (included: boolean) => void;
}

/** Shows that the chat is attached and what it contains, and lets the visitor remove it. */
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
