import type * as z from 'zod/mini';
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Elements } from '#src/ui/elements.ts';
import { checkWith, type FieldErrors } from '#src/contracts/failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { Cell, type CellProps } from '#src/ui/form/Cell.tsx';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { useFitToText } from '#src/ui/form/use-fit-to-text.ts';
import { dismissToast } from '#src/ui/toast/toast.ts';
import { toastFailure } from '../failure.ts';

/** What is in a form's text fields, by name. */
export type Typed = Readonly<Record<string, string>>;

interface FormOptions {
  /** What is wrong before anything is sent; without one the server alone says it. */
  schema?: z.ZodMiniType | undefined;
  /** The same for what a schema cannot say of the text fields. */
  check?: ((form: HTMLFormElement) => Readonly<FieldErrors>) | undefined;
  /** May throw a RequestError: what it says about fields is shown there, and the first of them gets the focus. */
  send: (typed: Typed, form: HTMLFormElement) => Promise<unknown>;
  /** Title of the toast for any other failure, or what says it instead. */
  failure: string | ((error: unknown) => void);
  /** Something was typed. */
  onInput?: (form: HTMLFormElement) => void;
}

export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(new FormData(form)) as Typed;
}

/**
 * A form whose controls hold their values, so that what a browser fills in before the scripts run stays. It sends one
 * request at a time. Once it was sent, each change is checked.
 */
export function useUncontrolledForm({ schema, check, send, failure, onInput }: FormOptions) {
  const [errors, setErrors] = useState<Readonly<FieldErrors>>({});
  const [busy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const errorsIn = (form: HTMLFormElement) => ({
    ...(schema && checkWith(schema)(typedIn(form))),
    ...check?.(form),
  });

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
    // That something was saved before is no longer what there is to say.
    dismissToast();
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
        onInput?.(currentTarget);
      },
      // In a field of several lines, where Enter begins another one.
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (isSending && event.target instanceof HTMLTextAreaElement) event.currentTarget.requestSubmit();
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      },
    },
  };
}

interface InputProps extends Omit<ComponentProps<'input'>, 'ref'>, Pick<CellProps, 'isMarked' | 'hint'> {
  /** Of a field of several lines too. */
  ref?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement>;
  label: string;
  error?: readonly string[] | undefined;
  wide?: boolean;
  /** Makes it a field of several lines. */
  rows?: number | undefined;
  /** Makes it a choice. */
  options?: SelectProps['options'] | undefined;
  onValue?: SelectProps['onValue'];
}

/** A cell with a text field or a choice, which holds its own value unless it is given one. */
export function InputCell(props: InputProps) {
  const { label, required, isMarked, hint, error, wide = true, rows, options, onValue, className, ...input } = props;
  return (
    <Cell {...{ label, required, isMarked, hint, wide }} error={error?.[0]}>
      {(control) => {
        const field: object = {
          ...input,
          ...control,
          className: className ? `cell-control ${className}` : 'cell-control',
          onChange: ({ target }: { target: { value: string } }) => onValue?.(target.value),
        };
        if (options) return <Select {...field} {...{ options, onValue }} />;
        return rows ? (
          <TextArea {...field} rows={rows} />
        ) : (
          <input dir={(input.type ?? 'text') === 'text' ? 'auto' : undefined} {...field} />
        );
      }}
    </Cell>
  );
}

/** A field of several lines, as high as its text with the class `field-sizing-content`. */
function TextArea({ ref, ...props }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null);
  useFitToText(own, props.value);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement);
  return <textarea ref={own} dir="auto" {...props} />;
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

/** A group of options, one below the other. */
export function Options({ legend, children }: { legend: string; children: Elements }) {
  return (
    <fieldset className="mt-4 text-ui/body">
      <legend className="mb-1.5 text-note/body font-medium text-ink-2">{legend}</legend>
      {/* Not the fieldset: in Safari 17 the legend of a grid is as narrow as its longest word. */}
      <div className="grid gap-2">{children}</div>
    </fieldset>
  );
}

/** One of them: a checkbox or a radio button. */
export function Option({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex items-center gap-2.5">
      <input className="size-4.5 accent-cobalt" {...input} />
      <span dir="auto">{label}</span>
    </label>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  /** By value, in order. */
  options: Iterable<readonly [value: string, label: string]>;
  onValue?: ((value: string) => void) | undefined;
}

export function Select({ options, onValue, ...select }: SelectProps) {
  return (
    <select {...select} onChange={({ target }) => onValue?.(target.value)}>
      {[...options].map(([value, label]) => (
        <option key={value} value={value} dir="auto">
          {label}
        </option>
      ))}
    </select>
  );
}

/** Options that say what they stand for. @param current also if it is none of these any more */
export function named(names: readonly string[] = [], current?: string | null): [string, string][] {
  return Array.from(new Set([...names, ...(current ? [current] : [])]), (name) => [name, name]);
}

/** A checkbox with its label, below a form. */
export function Check({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="check mt-4">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

/** Password managers need the user name to store a password. */
export function HiddenUsername({ value }: { value: string }) {
  return (
    <input
      className="sr-only"
      name="username"
      dir="auto"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
