import { site } from '#src/content/site.ts';

/** The typing indicator: three small sheets, the last about to fall. */
export function Typing() {
  return (
    <div className="chat-turn chat-bot">
      <svg className="chat-typing" viewBox="0 0 54 22" fill="none" aria-hidden="true">
        {['translate(2 3)', 'translate(20 1) rotate(-3)', 'translate(41 0) rotate(14)'].map(
          (place) => (
            <g key={place} transform={place}>
              <path className="chat-typing-sheet" d="M.5.5h11v15H.5zM3 5h3M3 8.5h6M3 12h4.5" />
            </g>
          ),
        )}
      </svg>
      <span className="sr-only">{site.assistant} is typing</span>
    </div>
  );
}
