import { type ComponentProps, useId, type ReactNode } from 'react';

interface CellProps {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
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
        'aria-describedby': describedBy({ id, error, hint }),
      })}
      <Messages {...{ id, error, hint }} />
    </div>
  );
}

interface InputProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: readonly string[] | undefined;
  wide?: boolean;
  /** Makes it a field of several lines. */
  rows?: number;
}

/** A cell whose input holds its own value. */
export function InputCell(props: InputProps) {
  const { label, hint, error, wide = true, rows, required, ...input } = props;
  return (
    <Cell {...{ label, hint, wide }} error={error?.[0]}>
      {(control) => {
        const all = { ...input, ...control, 'aria-required': required };
        return rows ? <textarea {...(all as object)} rows={rows} /> : <input {...all} />;
      }}
    </Cell>
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
        <p id={`${id}-hint`} className="px-3.5 pb-2.5 text-note/[1.4] text-ink-2 empty:hidden">
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

/** A group of options, one below the other. */
export function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4 grid gap-2 text-ui/body">
      <legend className="mb-1.5 text-note/body font-medium text-ink-2">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** One of them: a checkbox or a radio button. */
export function Option({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex items-center gap-2.5">
      <input className="size-4.5 accent-cobalt" {...input} />
      {children}
    </label>
  );
}
