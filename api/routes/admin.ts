import { account } from './admin/account.ts';
import { agenda } from './admin/agenda.ts';
import { answers } from './admin/answers.ts';
import { authors } from './admin/authors.ts';
import { inboxItems } from './admin/inbox-items.ts';
import { inbox } from './admin/inbox.ts';
import { loginRoutes } from './admin/login.ts';
import { overview } from './admin/overview.ts';
import { passkeyLoginRoutes } from './admin/passkey-login.ts';
import { passwords } from './admin/passwords.ts';
import { person } from './admin/person.ts';
import { secondFactors } from './admin/second-factors.ts';
import { settingsRoutes } from './admin/settings.ts';
import { users } from './admin/users.ts';
import { workingCopies } from './admin/working-copies.ts';
import { posts } from './posts.ts';

/** What the admin area calls, at `/api/admin/`, and posts, which need what renders them. */
export const adminRoutes = [
  account,
  agenda,
  answers,
  authors,
  inbox,
  inboxItems,
  loginRoutes,
  overview,
  passkeyLoginRoutes,
  passwords,
  person,
  posts,
  secondFactors,
  settingsRoutes,
  users,
  workingCopies,
];
