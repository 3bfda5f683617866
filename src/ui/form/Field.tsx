import { useId } from 'react';

interface Props {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  autoComplete?: string;
  required?: boolean;
  readOnly?: boolean;
  /** More than one makes it a multi-line field. */
  rows?: number;
  /** Spans the full width of the form. */
  wide?: boolean;
}

/** One cell of a form: label, control and error message. */
export function Field(props: Props) {
  const { label, onValue, error, type = 'text', rows = 1, wide, required, ...rest } = props;
  const id = useId();
  const control = {
    ...rest,
    id,
    className: 'cell-control',
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  return (
    <div className={wide ? 'cell cell-wide' : 'cell'}>
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      {rows > 1 ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      {error && (
        <p id={`${id}-error`} className="cell-error">
          {error}
        </p>
      )}
    </div>
  );
}
