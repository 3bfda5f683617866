/** The keys of the inbox, and what each does. */
export const keys = [
  ['j', 'The next item'],
  ['k', 'The item before'],
  ['r', 'Reply'],
  ['e', 'Mark as handled, or open again'],
  ['a', 'Assign to me'],
  ['?', 'Show these keys'],
] as const;

export type InboxKey = (typeof keys)[number][0];

/** What works within a field too, whatever is set for the others. */
export const fieldKeys = ['Ctrl+Enter', 'Send the reply or the note that is being written'] as const;
