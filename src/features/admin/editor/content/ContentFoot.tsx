import { site } from '#src/content/site.ts';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { minutesToRead, wordsIn } from './reading-time.ts';

/** Below the text: help on its syntax, and its length. */
export function ContentFoot({ content, children }: { content: string; children: ReactNode }) {
  const latest = useDeferredValue(content);
  const words = useMemo(() => wordsIn(latest), [latest]);
  return (
    <div className="mx-3.5 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule pt-2 pb-2.5 text-note/[1.55] text-ink-2">
      <p>{children}</p>
      <p>
        {words === 1 ? '1 word' : `${words.toLocaleString(site.locale)} words`}
        {words > 0 && `, ${minutesToRead(words)} min to read`}
      </p>
    </div>
  );
}
