/** What the dialogs of the users say. */
export const words = {
  edit: {
    description: 'Changes here take effect at once.',
    action: 'Save',
    failure: 'Nothing was changed',
  },
  invite: {
    title: 'Invite somebody',
    description: 'You get a link to pass on. They use it to choose their own password.',
    action: 'Create the link',
    failure: 'Nobody was invited',
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

/** The fields of a user. */
export const fields = {
  username: { name: 'username', label: 'Username', required: true, autoComplete: 'off' },
  email: { name: 'email', label: 'Email (optional)', type: 'email', autoComplete: 'off' },
} as const;
