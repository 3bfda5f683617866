/** What the dialogs of the account say. */
export const words = {
  password: {
    title: 'Change password',
    description: 'You stay signed in here, and are signed out everywhere else.',
    action: 'Change password',
    failure: 'The password wasn’t changed',
  },
  recoveryCodes: {
    title: 'Recovery codes',
    description:
      'Each lets you in once if you lose your phone or passkey. They’re shown only this once: print them, or save them where you save passwords.',
  },
  email: {
    title: 'Change email',
    description: 'A new address counts once you open the link we send there. Leave it empty to remove it.',
    action: 'Change email',
  },
  turnOn: {
    title: 'Turn on codes',
    description: 'You need an authenticator app on your phone.',
    action: 'Go on',
  },
  scan: {
    title: 'Scan this with your authenticator app',
    description: 'Then type the six digits it shows. After that, every login asks for a code.',
    action: 'Turn on',
    failure: 'Codes weren’t turned on',
  },
  turnOff: {
    title: 'Turn off codes',
    description: 'After that, you won’t be asked for codes.',
    action: 'Turn off',
  },
  newCodes: {
    title: 'New recovery codes',
    description: 'The ones you have now stop working.',
    action: 'Make new codes',
  },
  addPasskey: {
    title: 'Add a passkey',
    description: 'Your browser will ask where to save it.',
    action: 'Go on',
  },
  removePasskey: {
    description: 'It will no longer sign you in. Remove it from the device as well.',
    action: 'Remove',
  },
  sender: {
    title: 'Your replies to visitors',
    description: 'What visitors see of you when you answer them.',
    action: 'Save',
    failure: 'Nothing was changed',
  },
  endOtherSessions: 'Sign out everywhere else',
} as const;

/** What is said of each way to sign in. */
export const signInFacts = {
  password: 'A new one signs you out everywhere else.',
  unconfirmed: 'waits for you to open the link sent there. It works for a day.',
  mail: 'Receives a link if you forget the password, and a note about new devices and about every change on this page.',
  noMail: 'This site can’t send email yet. If you forget the password, an owner can create a link for you.',
  codes: 'On: each login asks for a code from your app.',
  noCodes: 'Off. Turn it on to log in with a code from an app on your phone.',
  recoveryCodes: 'left. Each lets you in once without your phone.',
  passkeys:
    'Sign in with your fingerprint, your face or a PIN instead of the password. A passkey is also a second factor: the password alone no longer lets anyone in.',
} as const;

/** What comes before everything else. */
export const secondFactorNeeded = {
  title: 'A second factor is needed first',
  text: 'The owner of this site requires one for everyone. Turn on codes or add a passkey to use the rest of the site.',
} as const;
