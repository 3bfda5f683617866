import { useId, type ReactNode } from 'react';

interface CellProps {
  label: string;
  required?: boolean;
  /** A hint below the control. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Spans the full width of the form. */
  wide?: boolean;
  /** Receives the attributes that associate the control with its label and messages. */
  children: (control: Control) => ReactNode;
}

interface Control {
  id: string;
  className: string;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** One cell of a form, with a hint and error messages. */
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

/** Marks a required field; screen readers use `aria-required`. */
export function Star() {
  return <span aria-hidden="true">*</span>;
}
