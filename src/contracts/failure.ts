import type * as z from 'zod/mini';

/** The body of every error response. */
export interface Failure {
  /** A sentence for people. */
  message: string;
  /** Messages by field, on 422. */
  errors?: FieldErrors;
}

export type FieldErrors = Record<string, string[]>;

/** A schema's messages by field, each message once. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const messages = (errors[String(path[0])] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return errors;
}

/** The messages of a schema for a form's values; empty if they are valid. */
export function checkWith(schema: z.ZodMiniType): (values: unknown) => FieldErrors {
  return (values) => {
    const { error } = schema.safeParse(values);
    return error ? fieldErrors(error) : {};
  };
}
