import type * as z from 'zod/mini';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { errorsOf, toastFailure } from '../failure.ts';

/** What is in a form's text fields, by name. */
export type Typed = Readonly<Record<string, string>>;

interface FormOptions {
  /** What is wrong before anything is sent; without one the server alone says it. */
  schema?: z.ZodMiniType | undefined;
  /** May throw a RequestError: what it says about fields is shown there, and the first of them gets the focus. */
  send: (typed: Typed, form: HTMLFormElement) => Promise<unknown>;
  /** Title of the toast for any other failure, or what says it instead. */
  failure: string | ((error: unknown) => void);
}

export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(new FormData(form)) as Typed;
}

/**
 * A form whose controls hold their values, so that what a browser fills in before the scripts run stays. It sends one
 * request at a time. Once it was sent, each change is checked.
 */
export function useForm({ schema, send, failure }: FormOptions) {
  const [errors, setErrors] = useState<Readonly<FieldErrors>>({});
  const [busy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const errorsIn = (form: HTMLFormElement) => (schema ? errorsOf(schema.safeParse(typedIn(form))) : {});

  /** @returns the errors of fields */
  async function trySending(form: HTMLFormElement): Promise<Readonly<FieldErrors>> {
    setBusy(true);
    try {
      await send(typedIn(form), form);
      return {};
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      if (Object.keys(fields).length > 0) return fields;
      if (typeof failure === 'string') toastFailure(failure, error);
      else failure(error);
      return {};
    } finally {
      setBusy(false);
    }
  }
  async function submit(form: HTMLFormElement): Promise<void> {
    let found: Readonly<FieldErrors> = errorsIn(form);
    setChecked(true);
    setErrors(found);
    if (Object.keys(found).length === 0) setErrors((found = await trySending(form)));
    if (Object.keys(found).length > 0) focusFirstError(form);
  }
  return {
    busy,
    errors,
    /** The attributes of the form. */
    form: {
      noValidate: true,
      method: 'post',
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (isChecked) setErrors(errorsIn(currentTarget));
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      },
    },
  };
}

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
  /** Makes it a choice. */
  options?: SelectProps['options'];
  onValue?: SelectProps['onValue'];
}

/** A cell whose control holds its own value. */
export function InputCell(props: InputProps) {
  const { label, hint, error, wide = true, rows, options, onValue, required, ...input } = props;
  return (
    <Cell {...{ label, hint, wide }} error={error?.[0]}>
      {(control) => {
        const all = { ...input, ...control, 'aria-required': required };
        if (options) return <Select {...(all as object)} {...{ options, onValue }} />;
        return rows ? <textarea {...(all as object)} rows={rows} /> : <input {...all} />;
      }}
    </Cell>
  );
}

interface SheetProps {
  fields: readonly (Omit<InputProps, 'error'> & { name: string })[];
  errors: Readonly<FieldErrors>;
  className?: string;
}

/** Fields on a sheet of their own. */
export function FieldSheet({ fields, errors, className = '' }: SheetProps) {
  return (
    <div className={`sheet ${className}`.trimEnd()}>
      {fields.map((field) => (
        <InputCell key={field.name} {...field} error={errors[field.name]} />
      ))}
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
export function Option({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex items-center gap-2.5">
      <input className="size-4.5 accent-cobalt" {...input} />
      {label}
    </label>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  /** By value, in order. */
  options: Iterable<readonly [value: string, label: ReactNode]>;
  onValue?: ((value: string) => void) | undefined;
}

export function Select({ options, onValue, ...select }: SelectProps) {
  return (
    <select {...select} onChange={({ target }) => onValue?.(target.value)}>
      {[...options].map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Options that say what they stand for. */
export function named(names: Iterable<string> = []): [string, string][] {
  return [...names].map((name) => [name, name]);
}

interface CheckProps extends ComponentProps<'input'> {
  label: string;
  onCheck?: (checked: boolean) => void;
}

/** A checkbox with its label, below a form. */
export function Check({ onCheck, label, ...input }: CheckProps) {
  return (
    <label className="check mt-4">
      <input type="checkbox" {...input} onChange={({ target }) => onCheck?.(target.checked)} />
      {label}
    </label>
  );
}

/** Password managers need the user name to store a password. */
export function HiddenUsername({ value }: { value: string }) {
  return (
    <input
      className="sr-only"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
