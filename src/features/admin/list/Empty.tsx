import type { ReactNode } from 'react';
import { EmptySlots } from '#src/ui/documents/EmptySlots.tsx';
import { Button } from '../parts/Button.tsx';

interface Props {
  title: string;
  hint?: string;
  /** Clears the filters; undefined without filters. */
  onClear?: (() => void) | undefined;
  /** Another action, e.g. creating an entry. */
  children?: ReactNode;
}

/** Placeholder for an empty list, with a way out. */
export function Empty({ title, hint, onClear, children }: Props) {
  return (
    <div className="border-t-2 border-ink py-10">
      <EmptySlots className="h-16" />
      <p className="mt-5 font-heading text-h3">{title}</p>
      {hint && <p className="mt-1 text-ink-2">{hint}</p>}
      {onClear && (
        <Button variant="secondary" className="mt-5" onClick={onClear}>
          Clear the filters
        </Button>
      )}
      {children}
    </div>
  );
}
