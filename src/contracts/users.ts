import * as z from 'zod/mini';
import { newPassword } from './account.ts';
import { emailText, wrongName } from './login.ts';
import { requiredText, wholeNumber } from './text.ts';

/** An editor does everything but what is about users. */
export type Role = 'owner' | 'editor';

const role = z.enum(['owner', 'editor'], 'Role can only be owner or editor');

/** Somebody who is invited. */
export const newUser = z.object({
  username: requiredText(1, 'Username is required', wrongName),
  role,
  email: emailText,
});

/** What an owner changes of somebody. */
export const userChange = z.object({
  role: z.optional(role),
  email: emailText,
  /** Takes authenticator, passkeys and recovery codes away from who has lost them. */
  secondFactor: z.optional(z.literal(false, 'A second factor can only be taken away')),
});

export const activityQuery = z.object({
  limit: z._default(wholeNumber('Limit', 1, 100), 50),
  offset: z._default(wholeNumber('Offset', 0, 2 ** 31 - 1), 0),
});

/** What is demanded of everybody. */
export const accountRules = z.object({
  secondFactorRequired: z.boolean('Required is true or false'),
});

export type AccountRules = z.infer<typeof accountRules>;

/** Whoever has the link of an invitation, or of another password, chooses a password. */
export const chosenPassword = z.object({ password: newPassword });

/** Dates are ISO 8601 in UTC. */
export interface UserEntry {
  id: number;
  username: string;
  role: Role;
  email: string | null;
  createdAt: string;
  /** Null while invited. */
  joinedAt: string | null;
  /** Null where nobody is signed in. */
  lastSeenAt: string | null;
  secondFactor: boolean;
}

export interface Invited {
  inviteUrl: string;
}

/** Whose link it is. */
export interface Invitation {
  username: string;
  /** An invitation, not another password for somebody who has one. */
  isNew: boolean;
}

/** Something that somebody did. */
export interface Activity {
  id: string;
  /** e.g. `blog.update`. */
  action: string;
  username: string | null;
  entityId: number | null;
  /** The name of the user whom it was done to. */
  user: string | null;
  createdAt: string;
}
