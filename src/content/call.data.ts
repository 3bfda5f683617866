/** Advice on the page of a booked call. */
export const callWords = {
  title: 'Good to have on hand',
  items: [
    'One task you’d love to hand off, and roughly how often it comes up',
    'An example of what comes in: an email, a form, a photo',
    'The names of the software it ends up in',
  ],
  note: 'No preparation is fine, too. Most first calls begin with “It’s a long story.”',
} as const;
