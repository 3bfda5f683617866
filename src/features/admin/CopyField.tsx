import type { ReactNode } from 'react';
import { Cell } from './Cell.tsx';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  label: string;
  text: string;
  /** Buttons after Copy. */
  children: ReactNode;
}

/** A text to copy, with a button that does. */
export function CopyField({ label, text, children }: Props) {
  return (
    <>
      <div className="sheet">
        <Cell label={label} wide>
          {(control) => (
            <input {...control} readOnly value={text} onFocus={({ target }) => target.select()} />
          )}
        </Cell>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <CopyButton text={text} what={label} />
        {children}
      </div>
    </>
  );
}
