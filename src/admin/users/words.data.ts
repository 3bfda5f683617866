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
    description: 'You get a link to pass on. They use it to choose their own password.',
    action: 'Create the link',
    failure: 'No one was invited',
  },
  link: {
    title: 'Pass this link on',
    description: 'It works once, for a week, and is shown only this once. Whoever has it can choose the password.',
  },
  remove: {
    title: 'Remove this user?',
    action: 'Remove',
    text: 'They are signed out at once and cannot come back. What they wrote stays.',
  },
} as const;

export const roles = [
  ['editor', 'Editor: posts and the inbox'],
  ['owner', 'Owner: the same, and users'],
] as const;
