import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { errorsOf, toastFailure } from '../failure.ts';

interface Sending {
  /** May throw a RequestError: what it says about fields is shown there, and the first of them gets the focus. */
  send: (form: HTMLFormElement) => Promise<unknown>;
  /** Title of the toast for any other failure, or what says it instead. */
  failure: string | ((error: unknown) => void);
  /** What is wrong before anything is sent. */
  check?: ((form: HTMLFormElement) => FieldErrors) | undefined;
}

/** Sends a form, one request at a time. */
export function useSubmit({ send, failure, check }: Sending) {
  const [errors, setErrors] = useState<Readonly<FieldErrors>>({});
  const [busy, setBusy] = useState(false);

  const say =
    typeof failure === 'string' ? (error: unknown) => toastFailure(failure, error) : failure;

  async function submit(form: HTMLFormElement): Promise<void> {
    let found = check?.(form) ?? {};
    if (Object.keys(found).length === 0) {
      setBusy(true);
      setErrors({});
      try {
        await send(form);
      } catch (error) {
        found = error instanceof RequestError ? error.fields : {};
        if (Object.keys(found).length === 0) say(error);
      }
      setBusy(false);
    }
    if (Object.keys(found).length === 0) return;
    // At once, so that the first error can be looked for.
    flushSync(() => setErrors(found));
    focusFirstError(form);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };
  return { busy, errors, setErrors, onSubmit };
}

type Typed = Readonly<Record<string, FormDataEntryValue>>;

interface PlainOptions extends Pick<Sending, 'failure'> {
  /** Of the contract. */
  schema: z.ZodMiniType;
  send: (typed: Typed) => Promise<unknown>;
}

/**
 * A form whose controls hold their values, so that what a browser fills in before the scripts run stays. Once it was sent,
 * each change is checked.
 */
export function usePlainForm({ schema, send, failure }: PlainOptions) {
  const [isChecked, setChecked] = useState(false);
  const typedIn = (form: HTMLFormElement): Typed => Object.fromEntries(new FormData(form));
  const errorsIn = (form: HTMLFormElement) => errorsOf(schema.safeParse(typedIn(form)));
  const { setErrors, ...sending } = useSubmit({
    failure,
    send: (form) => send(typedIn(form)),
    check(form) {
      setChecked(true);
      return errorsIn(form);
    },
  });
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (isChecked) setErrors(errorsIn(currentTarget));
  };
  return {
    ...sending,
    form: { noValidate: true, method: 'post', onInput, onSubmit: sending.onSubmit },
  };
}

interface FormOptions<Values> extends Pick<Sending, 'failure'> {
  /** The values after a reset. */
  start: Values;
  send: (values: Values) => Promise<unknown>;
  check?: ((values: Values) => FieldErrors) | undefined;
}

/** A form that holds its values, and sends them. Once it was sent, each change is checked. */
export function useRequestForm<Values extends object>(options: FormOptions<Values>) {
  const { start, failure, send, check } = options;
  const [values, setValues] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const { setErrors, ...sending } = useSubmit({
    failure,
    send: () => send(values),
    check() {
      setChecked(true);
      return check?.(values) ?? {};
    },
  });
  function set(changes: Partial<Values>): void {
    const next = { ...values, ...changes };
    setValues(next);
    if (isChecked) setErrors(check?.(next) ?? {});
  }
  function reset(): void {
    setValues(start);
    setChecked(false);
    setErrors({});
  }
  return { ...sending, values, set, reset, field: fieldsOf(values, sending.errors, set) };
}

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name & string : never;
}[keyof Values];

/** Gives the props of a form's text fields, by name. */
export function fieldsOf<Values>(
  values: Values,
  errors: Readonly<FieldErrors>,
  onChange: (change: Partial<Values>) => void,
) {
  return (name: TextName<Values>) => ({
    name,
    value: values[name] as string,
    error: errors[name]?.[0],
    onValue: (value: string) => onChange({ [name]: value } as Partial<Values>),
  });
}
