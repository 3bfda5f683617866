import * as z from 'zod/mini';
import { atMost, clearable, emailAddressOrNone, optionalText, requiredText, typedName } from './text.ts';

export const wrongName = atMost('Username', 200);

export const wrongCode = atMost('Code', 100);

/** A password, exactly as typed; `missing` is the message for an empty one. */
export function typedPassword(missing: string) {
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(1000, 'Password must be at most 1000 characters'));
}

/** A login (docs/spec.md). */
export const login = z.object({
  username: requiredText(1, 'Username is required', wrongName, typedName()),
  password: typedPassword('Password is required'),
  /** Code of the second factor, if there is one. */
  code: optionalText('Code must be a text', wrongCode),
});

/** The authenticator's response to the options that the server sent. */
export const passkeyResponse = z.looseObject({ id: z.string('The passkey could not be read') });

/** A passkey login. Without a `response`, the server returns the options for the device. */
export const passkeyLogin = z.object({ response: z.optional(passkeyResponse) });

/** A request to reset a forgotten password, by username or email address. */
export const forgotten = z.object({
  username: requiredText(1, 'Username or email is required', wrongName, typedName()),
});

/** The login methods besides a password. */
export interface LoginMethods {
  /** A link to reset the password can be mailed. */
  mail: boolean;
  /** At least one user has a passkey. */
  passkeys: boolean;
}

/** An optional email address: an empty string and null give null (remove it); absent stays absent. */
export const emailText = clearable(emailAddressOrNone('Please enter a valid email address'));
