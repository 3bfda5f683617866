import * as z from 'zod/mini';
import { newPassword } from './account.ts';
import { emailText, wrongName } from './login.ts';
import { pageOf, requiredText } from './text.ts';

/** An editor may do everything except manage users. */
export type Role = 'owner' | 'editor';

const role = z.enum(['owner', 'editor'], 'Role can only be owner or editor');

/** An invitation of a new user. */
export const newUser = z.object({
  username: requiredText(1, 'Username is required', wrongName),
  role,
  email: emailText,
});

/** An owner's changes to a user. */
export const userChange = z.object({
  role: z.optional(role),
  email: emailText,
  /** Removes authenticator app, passkeys and recovery codes of a user who has lost them. */
  secondFactor: z.optional(z.literal(false, 'A second factor can only be taken away')),
});

export const activityQuery = z.object(pageOf(50));

/** Rules that apply to all users. */
export const accountRules = z.object({
  secondFactorRequired: z.boolean('Required is true or false'),
});

export type AccountRules = z.infer<typeof accountRules>;

/** The password chosen through an invitation or reset link. */
export const chosenPassword = z.object({ password: newPassword });

/** A user; dates are ISO 8601 in UTC. */
export interface UserEntry {
  id: number;
  username: string;
  role: Role;
  email: string | null;
  createdAt: string;
  /** Null while invited. */
  joinedAt: string | null;
  /** Null if there is no active session. */
  lastSeenAt: string | null;
  secondFactor: boolean;
}

export interface Invited {
  inviteUrl: string;
}

/** The user that a link belongs to. */
export interface Invitation {
  username: string;
  /** True for an invitation, false for a password reset. */
  isNew: boolean;
}

/** An entry of the audit log. */
export interface Activity {
  id: string;
  /** e.g. `blog.update`. */
  action: string;
  username: string | null;
  entityId: number | null;
  /** The name of the user affected. */
  user: string | null;
  createdAt: string;
}
