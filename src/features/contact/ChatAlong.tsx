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
    <div className="pl-3.5 border-l-4 border-double border-cobalt-soft text-(length:--text-ui)">
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
          <summary className="link w-fit">Read it</summary>
          <p
            className="max-h-40 mt-1 overflow-y-auto text-ink-2 text-(length:--text-note) whitespace-pre-wrap wrap-anywhere"
            role="group"
            aria-label="Conversation"
            tabIndex={0}
          >
            {text}
          </p>
        </details>
      )}
    </div>
  );
}
