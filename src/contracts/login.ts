import * as z from 'zod/mini';
import { requiredText } from './text.ts';

const wrongName = { length: 200, message: 'Username must be at most 200 characters' };

/** A password, exactly as it is typed; `missing` is said where there is none. */
export function typedPassword(missing: string) {
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(1000, 'Password must be at most 1000 characters'));
}

/** Who wants to come in (spec, admin part, section 5). */
export const login = z.object({
  username: requiredText(1, 'Username is required', wrongName),
  password: typedPassword('Password is required'),
});
