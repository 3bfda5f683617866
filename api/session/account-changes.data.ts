/** What users are told of changes of how they sign in, by the entry of the audit log. */
export const accountChanges = {
  'password.change': { subject: 'Your password was changed', text: 'The password was changed on the page Account.' },
  'password.reset': { subject: 'Your password was changed', text: 'A new password was chosen with a link.' },
  'user.link': {
    subject: 'A link for a new password was made',
    text: 'An owner of the site made a link with which a new password can be chosen.',
  },
  'passkey.add': { subject: 'A passkey was added', text: 'A passkey was added, which signs in without the password.' },
  'passkey.remove': { subject: 'A passkey was removed', text: 'A passkey was removed.' },
  'second-factor.on': { subject: 'Codes were turned on', text: 'Each login asks for a code from an app from now on.' },
  'second-factor.off': { subject: 'Codes were turned off', text: 'No login asks for a code from an app anymore.' },
  'second-factor.guessed': {
    subject: 'Someone is guessing your codes',
    text: 'Ten wrong codes were typed within an hour, after the right password. Until the hour is over, only a passkey, a recovery code or a new password lets anybody in.',
  },
  'user.second-factor-off': {
    subject: 'Your second factor was removed',
    text: 'An owner of the site removed the second factor: codes, passkeys and recovery codes.',
  },
  'recovery-codes.make': {
    subject: 'New recovery codes were made',
    text: 'New recovery codes were made. Earlier ones no longer work.',
  },
  'account.change': { subject: 'Your email address was changed', text: 'The email address was changed.' },
  'account.email-asked': {
    subject: 'Your email address is about to change',
    text: 'Another email address was entered. It counts once the link sent there is used.',
  },
  'account.invited': { subject: 'Someone was invited', text: 'Someone was invited to the admin area by an owner.' },
} as const;

export type AccountChange = keyof typeof accountChanges;
