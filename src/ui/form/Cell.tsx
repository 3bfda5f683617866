import { type ReactElement, useId } from 'react';

export interface CellProps {
  label: string;
  required?: boolean | undefined;
  /** A star says that it is required. */
  isMarked?: boolean | undefined;
  hint?: string | ReactElement | false | undefined;
  error?: string | undefined;
  wide?: boolean;
  /** Receives the attributes that associate the control with its label and messages. */
  children: (control: Control) => ReactElement;
}

interface Control {
  id: string;
  className: string;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** One cell of a form, with a hint and error messages. */
export function Cell({ label, required, isMarked, hint, error, wide, children }: CellProps) {
  const id = useId();
  return (
    <div className={wide ? 'cell cell-wide' : 'cell'}>
      <label htmlFor={id} className="cell-label">
        <span>{label}</span>
        {isMarked && required && <Star />}
      </label>
      {children({
        id,
        className: 'cell-control',
        'aria-required': required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy({ id, error, hint }),
      })}
      <Messages {...{ id, error, hint }} />
    </div>
  );
}

type MessageProps = Pick<CellProps, 'error' | 'hint'> & { id: string };

/** The error and the hint below a control, which `describedBy` associates with it. */
export function Messages({ id, error, hint }: MessageProps) {
  return (
    <>
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
    </>
  );
}

/** The ids of the messages that there are. */
export function describedBy({ id, error, hint }: MessageProps): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** Marks a required field; screen readers use `aria-required`. */
export function Star() {
  return <span aria-hidden="true">*</span>;
}
