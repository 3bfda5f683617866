import * as z from 'zod/mini';
import { requiredText } from './text.ts';

const wrongName = { length: 200, message: 'Username must be at most 200 characters' };

/** Who wants to come in (spec, admin part, section 5). A password is taken exactly as it is typed. */
export const login = z.object({
  username: requiredText(1, 'Username is required', wrongName),
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.maxLength(1000, 'Password must be at most 1000 characters'),
    ),
});
