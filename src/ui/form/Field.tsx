import { useId, type ChangeEvent, type ComponentProps } from 'react';

type Attributes = 'type' | 'autoComplete' | 'inputMode' | 'required' | 'readOnly' | 'ref';

interface Props extends Pick<ComponentProps<'input'>, Attributes> {
  label: string;
  name: string;
  value: string;
  /** Also receives the event, for a field that keeps the caret where it is. */
  onValue: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  error?: string | undefined;
  /** A line below it. */
  hint?: string;
  /** More than one makes it a multi-line field. */
  rows?: number;
  /** Spans the full width of the form. */
  wide?: boolean;
}

/** One cell of a form: label, control and error message. */
export function Field(props: Props) {
  const { label, onValue, error, hint, type = 'text', rows = 1, wide, required, ...rest } = props;
  const id = useId();
  const control = {
    ...rest,
    id,
    className: 'cell-control',
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onValue(event.target.value, event),
  };
  return (
    <div className={wide ? 'cell cell-wide' : 'cell'}>
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      {rows > 1 ? <textarea {...(control as object)} rows={rows} /> : <input {...control} type={type} />}
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
