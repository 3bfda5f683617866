import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { minutesToRead, wordsIn } from './reading-time.ts';

interface Props {
  content: string;
  children: ReactNode;
}

/** Under the text: how to write in it, and how long it has become. */
export function ContentFoot({ content, children }: Props) {
  const latest = useDeferredValue(content);
  const words = useMemo(() => wordsIn(latest), [latest]);
  return (
    <div className="content-foot">
      <p>{children}</p>
      <p>
        {words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}
        {words > 0 && `, ${minutesToRead(words)} min to read`}
      </p>
    </div>
  );
}
