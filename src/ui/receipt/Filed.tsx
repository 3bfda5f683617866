import type { ReactElement } from 'react';

interface Props {
  /** Says that it has been sent; later perhaps the next form. */
  words: ReactElement;
  /** The receipt. */
  children: ReactElement;
}

/** What replaces a sent form: its sheet folds and drops into the slot, and the receipt comes out (receipt.css). */
export function Filed({ words, children }: Props) {
  return (
    <div className="filed">
      <div className="filed-words">
        {words}
        <div className="filed-sheet screen-only" aria-hidden="true" />
      </div>
      <div className="filed-slot screen-only" aria-hidden="true" />
      <div className="filed-receipt">
        <div>{children}</div>
      </div>
    </div>
  );
}
