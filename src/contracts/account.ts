import * as z from 'zod/mini';
import { emailText, typedPassword } from './login.ts';
import { requiredText } from './text.ts';

/** In characters as a person counts them. */
const SHORTEST = 12;

const tooShort = `A password has at least ${SHORTEST} characters.`;

/** A password that somebody chooses; the server also refuses the commonest ones. */
export const newPassword = typedPassword(tooShort).check(
  z.refine((value) => [...value].length >= SHORTEST, tooShort),
);

const currentPassword = typedPassword('Current password is required');

/** Somebody who is signed in chooses another password. */
export const passwordChange = z.object({ currentPassword, newPassword });

/** What asks for the password once more, since it could shut out whom the account belongs to. */
export const confirmation = z.object({ currentPassword });

export const accountChange = z.object({ currentPassword, email: emailText });

/** What the browser has made of the options. */
export const passkeyAnswer = z.object({
  response: z.looseObject({ id: z.string('The passkey could not be read') }),
});

/** The first code of an authenticator. */
export const firstCode = z.object({
  code: requiredText(1, 'Code is required', {
    length: 100,
    message: 'Code must be at most 100 characters',
  }),
});

/** A session that goes on; dates are ISO 8601 in UTC. */
interface AccountSession {
  id: string;
  /** e.g. `Firefox on Linux`; empty where it is not known. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** The one that asks. */
  current: boolean;
}

export interface AccountPasskey {
  id: string;
  /** The device it was made on. */
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Who is signed in, as they see themselves. */
export interface Account {
  username: string;
  role: 'owner' | 'editor';
  email: string | null;
  /** Codes of an authenticator are asked for. */
  totp: boolean;
  /** How many are left. */
  recoveryCodes: number;
  passkeys: AccountPasskey[];
  /** The only host at which passkeys work. */
  passkeyHost: string;
  /** An owner wants everybody to have a second factor. */
  secondFactorRequired: boolean;
  /** Whether mail can be sent to the address. */
  mail: boolean;
  sessions: AccountSession[];
}

/** What an authenticator is told: as text, and as the content of a picture. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

/** Shown once; each works once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
