import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { EmptySlots } from '#src/ui/documents/EmptySlots.tsx';

interface Props {
  title: string;
  hint?: string;
  /** Takes the filters off; undefined where there are none. */
  onClear?: (() => void) | undefined;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** Nothing to list: slots with nothing in them, and what to do about it. */
export function Empty({ title, hint, onClear, children }: Props) {
  return (
    <div className="empty">
      <EmptySlots className="h-16" />
      <p className="mt-5 font-heading text-h3">{title}</p>
      {hint && <p className="mt-1 text-ink-2">{hint}</p>}
      {onClear && (
        <button
          type="button"
          className={`${buttonClass({ variant: 'secondary' })} mt-5`}
          onClick={onClear}
        >
          Clear the filters
        </button>
      )}
      {children}
    </div>
  );
}
