import * as z from 'zod/mini';
import type { InboxKind } from './inbox.ts';
import { emailText, passkeyResponse, typedPassword, wrongCode, wrongName } from './login.ts';
import { atMost, clearable, pageOf, requiredText, typed, typedName } from './text.ts';

/** Minimum length, in characters as a person counts them (code points). */
const SHORTEST = 12;

const tooShort = `A password needs at least ${SHORTEST} characters.`;

/** A new password; the server also rejects the most common ones. */
export const newPassword = typedPassword(tooShort).check(z.refine((value) => [...value].length >= SHORTEST, tooShort));

export const passwordMissing = 'Current password is required';

const currentPassword = typedPassword(passwordMissing);

/** A signed-in user changes their password. */
export const passwordChange = z.object({ currentPassword, newPassword });

/** Whether a change also signs the user out everywhere else. */
const endOtherSessions = z.optional(z.boolean('End other sessions is true or false'));

/** Changes of how somebody signs in require the current password. */
export const confirmation = z.object({ currentPassword, endOtherSessions });

export const accountChange = z.object({ currentPassword, email: emailText, endOtherSessions });

/** Who a user is to the visitors they answer. */
export const senderChange = z.object({
  senderName: clearable(
    z.string('Name must be text').check(typedName(), z.maxLength(100, atMost('Name', 100).message)),
  ),
  signature: clearable(
    z.string('Signature must be text').check(typed(), z.maxLength(1000, atMost('Signature', 1000).message)),
  ),
});

const contentView = z.enum(['write', 'source'], 'Content view can only be write or source');

/** How the text of posts is edited: as it will look, or as its source. */
export type ContentView = z.infer<typeof contentView>;

export const editorChange = z.object({ contentView });

export const passkeyAnswer = z.object({ response: passkeyResponse, endOtherSessions });

/** The token of a link that was mailed to a new address. */
export const emailConfirmation = z.object({ token: requiredText(1, 'The link is incomplete', atMost('Token', 2000)) });

/** The first code, which confirms that an authenticator app is set up. */
export const firstCode = z.object({ endOtherSessions, code: requiredText(1, 'Code is required', wrongCode) });

/** An active session; dates are ISO 8601 in UTC. */
interface AccountSession {
  id: string;
  /** e.g. `Firefox on Linux`; empty if unknown. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** The session that made this request. */
  current: boolean;
}

export interface AccountPasskey {
  id: string;
  /** The device that it was created on. */
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The signed-in user's own account. */
export interface Account {
  username: string;
  role: Role;
  email: string | null;
  /** Stands beside the site's name in replies to visitors. */
  senderName: string | null;
  /** What replies end with. */
  signature: string | null;
  /** A new address that was not confirmed yet. */
  unconfirmedEmail: string | null;
  /** Login asks for a code from an authenticator app. */
  totp: boolean;
  /** How many are unused. */
  recoveryCodes: number;
  passkeys: AccountPasskey[];
  /** The only host on which passkeys work. */
  passkeyHost: string;
  /** The site requires a second factor of everybody. */
  secondFactorRequired: boolean;
  /** Whether mail can be sent to the address. */
  mail: boolean;
  sessions: AccountSession[];
}

/** The secret of an authenticator app, as text and as the URI for the QR code. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

/** Shown once; each code works once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/**
 * Users, settings, closed hours, the log of activity and the details of health are an owner's, and so is taking people's data out
 * or deleting them, unless an owner lets an editor. All else is an editor's too.
 */
export type Role = 'owner' | 'editor';

const role = z.enum(['owner', 'editor'], 'Role can only be owner or editor');

/** Whether an editor may export the inbox, and copy or delete a person's data. */
const dataRights = z.optional(z.boolean('Data rights is true or false'));

/** An invitation of a new user. */
export const newUser = z.object({
  username: requiredText(1, 'Username is required', wrongName, typedName()),
  role,
  email: emailText,
  dataRights,
});

/** An owner's changes to a user. */
export const userChange = z.object({
  role: z.optional(role),
  email: emailText,
  dataRights,
  /** The owner's own; required to change an address or a second factor. */
  currentPassword: z.optional(z.string(passwordMissing)),
  /** Removes authenticator app, passkeys and recovery codes of a user who has lost them. */
  secondFactor: z.optional(z.literal(false, 'A second factor can only be taken away')),
});

/** Who takes care of a removed user's items from then on; nobody, if it is not given. */
export const userRemoval = z.object({
  handTo: z.optional(z.string().check(typedName(), z.minLength(1, 'There is no such user'))),
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
  /** An editor may export the inbox, and copy or delete a person's data; owners always may. */
  dataRights: boolean;
  /** How many open items of the inbox they take care of. */
  assigned: number;
}

export interface Invited {
  inviteUrl: string;
  /** The address that the link was mailed to; null if it has to be passed on. */
  mailedTo: string | null;
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
  /** What kind of item of the inbox the id is of. */
  kind: InboxKind | null;
  /**
   * What the id names, as it is called now: the title of a post, the sender of an item; null if it is gone. Of a change of the
   * settings, which of them: `notice, closedDays`.
   */
  name: string | null;
  /** The name of the user affected. */
  user: string | null;
  createdAt: string;
}
