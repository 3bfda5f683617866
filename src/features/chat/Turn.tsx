import type { ReactNode } from 'react';
import { site } from '#src/content/site.ts';

interface Props {
  from: 'bot' | 'user';
  /** Read out before it; by default who says it. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** The assistant's messages have a double rule on their left, the visitor's are on a cobalt slip. */
const looks = {
  bot: 'justify-self-start border-l-4 border-double border-cobalt-soft pl-3.5 [&_strong]:font-semibold',
  user: 'justify-self-end rounded-sheet bg-cobalt px-3.5 py-2 whitespace-pre-wrap text-on-cobalt',
};

/** One message of the conversation. */
export function Turn({ from, name, className = '', children }: Props) {
  return (
    <div className={`max-w-[85%] wrap-anywhere ${looks[from]} ${className}`}>
      <span className="sr-only">{name ?? `${from === 'bot' ? site.assistant : 'You'}: `}</span>
      {children}
    </div>
  );
}
