import { site } from '#src/content/site.ts';
import { Turn } from './Turn.tsx';

/** Three small sheets, the last about to fall; they lift one after the other. */
const sheets = [
  ['translate(2 3)', ''],
  ['translate(20 1) rotate(-3)', '[animation-delay:150ms]'],
  ['translate(41 0) rotate(14)', '[animation-delay:300ms]'],
];

/** The typing indicator. */
export function Typing() {
  return (
    <Turn from="bot" name={`${site.assistant} is typing`} className="mt-4 w-fit">
      <svg
        className="w-13.5 overflow-visible text-cobalt"
        viewBox="0 0 54 22"
        fill="none"
        aria-hidden="true"
      >
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
