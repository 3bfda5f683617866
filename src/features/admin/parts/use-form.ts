import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { errorsOf, toastFailure } from '../failure.ts';

/** What is in a form's text fields, by name. */
export type Typed = Readonly<Record<string, string>>;

interface Options {
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
export function useForm({ schema, send, failure }: Options) {
  const [errors, setErrors] = useState<Readonly<FieldErrors>>({});
  const [busy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const errorsIn = (form: HTMLFormElement) =>
    schema ? errorsOf(schema.safeParse(typedIn(form))) : {};

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
