/** What the visual editor asks for in a dialog of one line. */
export const writeQuestions = {
  newLink: {
    title: 'Add a link',
    description: 'An address on this site, such as /services, or on another one.',
    label: 'Address',
    action: 'Add link',
  },
  link: {
    title: 'Change the link',
    description: 'Without an address, the link is removed; its text stays.',
    label: 'Address',
    action: 'Change link',
  },
  card: {
    title: 'Add a link card',
    description: 'An address on another site. You can then type what the card says.',
    label: 'Address',
    action: 'Add card',
  },
  description: {
    title: 'Describe the picture',
    description: 'Read aloud to people who can’t see the picture. Leave it empty if the picture is only decoration.',
    label: 'What the picture shows',
    action: 'Keep description',
  },
} as const;
