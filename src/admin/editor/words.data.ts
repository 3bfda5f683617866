/** What the editors of both boards say. */
export const words = {
  unpublish: {
    title: 'Take the post off the site?',
    action: 'Save as a draft',
    text: 'It is published. As a draft, it is visible only to people with an account.',
  },
  /** A post that cannot be loaded. */
  gone: 'There is no such post. If it was deleted, you can restore it from the dashboard for 30 days.',
  failed: 'Our server gave an unexpected answer. Nothing has been changed.',
  previewLink: {
    title: 'Preview link',
    description: 'Anyone who has it can read the post as last saved, for a week.',
  },
  noPreview: 'The preview could not be loaded. Check the connection and choose the tab again.',
  /** Unsaved changes are left. */
  kept: 'Your changes are not saved. This browser keeps them as a draft until you come back.',
  lost: 'Your changes are not saved, and this browser cannot store drafts: they would be lost.',
  /** The server could not be reached. */
  stored: 'The server could not be reached. Your text is safe in this browser. Save again when you are back online.',
  unstored:
    'The server could not be reached. Your text is still in this form. Keep it open and save again when you are back online.',
  /** How the keyboard is used in the content. */
  leaving: 'Tab indents. To leave, press Escape, then Tab.',
  writing: 'Type / for a list of blocks. To leave, press Escape, then Tab.',
  /** The visual editor could not be loaded. */
  meanwhile: 'Check the connection. You can edit the source in the meantime.',
} as const;
