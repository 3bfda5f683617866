import * as z from 'zod/mini';
import { optionalText, requiredText, typed } from './text.ts';

export const wrongName = { length: 200, message: 'Username must be at most 200 characters' };

/** A password, exactly as it is typed; `missing` is said where there is none. */
export function typedPassword(missing: string) {
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(1000, 'Password must be at most 1000 characters'));
}

/** Who wants to come in (docs/spec.md). */
export const login = z.object({
  username: requiredText(1, 'Username is required', wrongName),
  password: typedPassword('Password is required'),
  /** Of the second factor, where there is one. */
  code: optionalText('Code must be a text', {
    length: 100,
    message: 'Code must be at most 100 characters',
  }),
});

/** Where the device answers for who uses it; without a response it says what to ask the device for. */
export const passkeyLogin = z.object({
  response: z.optional(z.looseObject({ id: z.string('The passkey could not be read') })),
});

/** Who has forgotten the password: a username, or an address. */
export const forgotten = z.object({
  username: requiredText(1, 'Username or email is required', wrongName),
});

/** What a login page may offer besides a password. */
export interface WaysIn {
  /** A link to another password can be mailed. */
  mail: boolean;
  /** Somebody has a passkey. */
  passkeys: boolean;
}

const wrongAddress = 'Please enter a valid email address';

/** An address that can be taken away: an empty one and null give null, absent stays absent. */
export const emailText = z.optional(
  z.pipe(
    z.nullable(
      z.string(wrongAddress).check(
        typed(),
        z.maxLength(254, wrongAddress),
        z.refine((value) => !value || z.email().safeParse(value).success, wrongAddress),
      ),
    ),
    z.transform((value) => value || null),
  ),
);
