/** What the editors of both boards say. */
export const words = {
  unpublish: {
    title: 'Take the post off the site?',
    action: 'Unpublish',
    text: 'It’s published. As a draft, it’s visible only to people with an account.',
  },
  unschedule: {
    title: 'Take the post off the schedule?',
    action: 'Unpublish',
    text: 'As a draft, it isn’t published at its date.',
  },
  drop: {
    title: 'Drop the changes?',
    action: 'Drop changes',
    text: 'What isn’t public yet is deleted, on every device, and the form shows the post as it was saved last.',
    failed: 'The changes weren’t dropped',
  },
  /** Why the server does not have what is in the form. */
  notSent: {
    idle: 'Not saved yet',
    sending: 'Saving',
    untitled: 'Not on the server yet: a draft needs a title.',
    unreachable: 'Not on the server yet: it couldn’t be reached.',
    'signed-out': 'Not on the server yet: your session has ended.',
    overtaken: 'Not on the server yet: someone else has changed this draft.',
  },
  /** The draft that was open is no more. */
  goneElsewhere: {
    title: 'This draft is a post by now, or was deleted',
    description: 'That happened in another window. What you type here goes on as a new draft.',
  },
  /** A post that cannot be loaded. */
  gone: 'There’s no such post. If it was deleted, you can restore it from the dashboard for 30 days.',
  failed: 'Our server gave an unexpected answer. Nothing has been changed.',
  previewLink: {
    title: 'Preview link',
    description: 'Anyone who has it can read the post as last saved, for a week.',
  },
  noPreview: 'The preview could not be loaded. Check the connection and choose the tab again.',
  /** Unsaved changes are left. */
  kept: 'Your changes aren’t on the server. This browser keeps them as a draft until you come back.',
  lost: 'Your changes aren’t on the server, and this browser can’t store drafts: they would be lost.',
  /** The server could not be reached. */
  stored: 'The server couldn’t be reached. Your text is safe in this browser. Save again when you’re back online.',
  unstored:
    'The server couldn’t be reached. Your text is still in this form. Keep it open and save again when you’re back online.',
  /** How the keyboard is used in the content. */
  leaving: 'Tab indents. To leave, press Escape, then Tab.',
  writing: 'Type / for a list of blocks. To leave, press Escape, then Tab.',
  /** The visual editor could not be loaded. */
  meanwhile: 'Check the connection. You can edit the source in the meantime.',
} as const;
