import type { Activity } from '#src/contracts/users.ts';

const known: Readonly<Record<string, string>> = {
  login: 'signed in',
  'login.failed': 'failed to sign in',
  'login.refused': 'was refused after too many tries',
  logout: 'signed out',
  'password.set': 'got a password',
  'password.change': 'changed the password',
  'password.refused': 'typed a wrong password',
  'password.reset': 'set a new password through a link',
  'password.forgotten': 'asked for a new password',
  'account.change': 'changed their own account',
  'second-factor.on': 'turned on codes',
  'second-factor.off': 'turned off codes',
  'second-factor.require': 'required a second factor for everybody',
  'second-factor.allow': 'made the second factor optional',
  'recovery-codes.make': 'made new recovery codes',
  'passkey.add': 'added a passkey',
  'passkey.remove': 'removed a passkey',
  'user.invite': 'invited user',
  'user.join': 'joined',
  'user.link': 'made a link for user',
  'user.change': 'changed user',
  'user.second-factor-off': 'removed the second factor from user',
  'user.remove': 'removed user',
  'answer.create': 'added canned answer',
  'answer.update': 'changed canned answer',
  'answer.delete': 'deleted canned answer',
  'call.cancel': 'canceled call',
  'call.move': 'moved call',
  'inbox.handled': 'handled item',
  'inbox.opened': 'reopened item',
  'inbox.spam': 'marked as spam: contact request',
  'inbox.not-spam': 'marked as not spam: contact request',
  'inbox.assigned': 'assigned item',
  'inbox.unassigned': 'unassigned item',
  'inbox.tagged': 'changed the tags of item',
  'inbox.note': 'wrote a note on item',
  'inbox.reply': 'replied to item',
  'inbox.erase': 'deleted a person’s data',
  'inbox.export': 'exported the inbox',
  'inbox.new-calendar': 'made a new calendar address',
  'media.upload': 'uploaded picture',
  'media.delete': 'deleted picture',
  'outbox.retry': 'sent a notification again',
  'settings.change': 'changed the settings',
  'site.rebuild': 'asked for a rebuild',
};

const verbs: Readonly<Record<string, string>> = {
  create: 'wrote',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
};

const things: Readonly<Record<string, string>> = {
  blog: 'blog post',
  'signal-board': 'Signal Board post',
};

/** An entry of the audit log, e.g. 'changed blog post 7', 'removed user eddie'; its code if there is no text. */
export function describeActivity({
  action,
  entityId,
  user,
}: Pick<Activity, 'action' | 'entityId' | 'user'>): string {
  const [thing = '', verb = ''] = action.split('.');
  const said = verbs[verb] && things[thing] && `${verbs[verb]} ${things[thing]}`;
  const words = known[action] ?? said ?? action;
  const what = user ?? entityId;
  return what === null ? words : `${words} ${what}`;
}
