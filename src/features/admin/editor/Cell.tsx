import { useId, type ReactNode } from 'react';

interface CellProps {
  label: string;
  required?: boolean;
  /** Says beneath the control what it is for. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Takes the whole width of the sheet. */
  wide?: boolean;
  /** Gets what the control needs to be named and described by the cell. */
  children: (control: Control) => ReactNode;
}

interface Control {
  id: string;
  className: string;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** One cell of a ruled sheet, with a hint and with what is wrong. */
export function Cell({ label, required, hint, error, wide, children }: CellProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={wide ? 'cell cell-wide' : 'cell'}>
      <label htmlFor={id} className="cell-label">
        {label}
        {required && <Star />}
      </label>
      {children({
        id,
        className: 'cell-control',
        'aria-required': required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="cell-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="cell-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Marks a field that must be filled in; a reader is told by `aria-required`. */
export function Star() {
  return <span aria-hidden="true">*</span>;
}
