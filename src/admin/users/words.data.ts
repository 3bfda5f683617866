/** What the dialogs of the users say. */
export const words = {
  edit: {
    description: 'A new role takes effect at once. A new address counts once its link is used.',
    action: 'Save',
    failure: 'Nothing was changed',
    waiting: 'The new address counts once the link sent there is used.',
  },
  newLink: {
    description: 'They choose a new password with it. Earlier links stop working.',
    action: 'Create the link',
    failure: 'No link was made',
  },
  invite: {
    title: 'Invite someone',
    description: 'They choose their own password with a link. It’s mailed to the address, and you can pass it on too.',
    action: 'Create the link',
    failure: 'No one was invited',
  },
  link: {
    title: 'Pass this link on',
    description: 'It works once, for a week, and is shown only this once. Whoever has it can choose the password.',
  },
  mailed: {
    title: 'The link is on its way to',
    description: 'It works once, for a week. You can also pass it on yourself: it’s shown only this once.',
  },
  remove: {
    title: 'Remove this user?',
    action: 'Remove',
    text: 'They’re signed out at once and can’t come back. What they wrote stays.',
    failure: 'The user wasn’t removed',
    handTo: 'Who takes over',
    nobody: 'Nobody',
  },
  secondFactor: {
    title: 'Require a second factor of everybody?',
    action: 'Require it',
    nobody: 'Everybody has one, so nobody is stopped.',
    text: 'Until they have set one up on the Account page, they can do nothing else here.',
  },
  ownFirst: {
    title: 'Set up your own first',
    text: 'You have no second factor yet. The rule would stop you too, so set one up on the Account page, then come back.',
    action: 'Go to Account',
  },
  dataRights: 'As an editor too: may export the inbox, and copy or delete a person’s data',
} as const;

export const roles = [
  ['editor', 'Editor: posts and the inbox'],
  ['owner', 'Owner: the same, and users, settings, exports and people’s data'],
] as const;
