import * as z from 'zod/mini';
import { typedPassword } from './login.ts';

/** In characters as a person counts them. */
const SHORTEST = 12;

const tooShort = `A password has at least ${SHORTEST} characters.`;

/** A password that somebody chooses; the server also refuses the commonest ones. */
export const newPassword = typedPassword(tooShort).check(
  z.refine((value) => [...value].length >= SHORTEST, tooShort),
);

/** Somebody who is signed in chooses another password. */
export const passwordChange = z.object({
  currentPassword: typedPassword('Current password is required'),
  newPassword,
});
