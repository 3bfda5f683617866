/**
 * Plausible values of fields and parameters, by name: only a request that passes the first checks can do harm. Other
 * fields are left out at first.
 */
export const byName: Record<string, readonly unknown[]> = {
  // Of visitors.
  name: ['Dana Whitfield'],
  email: ['dana@customer.example'],
  company: ['A customer'],
  phone: ['+1 555 010 0199'],
  message: ['We would like to know more about it.'],
  consent: [true],
  timeSlot: ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'],
  user_id: ['00000000-0000-4000-8000-000000000000'],
  industry: ['Dental clinics'],
  path: ['/', '/contact', '/blog/a-slug'],
  // Of editors.
  username: ['admin', 'nobody'],
  password: ['a wrong password'],
  title: ['A title that is fine', 'Another that is fine'],
  content: ['# Heading\n\nText with *emphasis* and [a link](https://a.example).', '<p>Text</p>'],
  summary: ['What it is about, in a sentence that is long enough.'],
  description: ['What it is about, in a sentence that is long enough.'],
  author: ['Dana Whitfield'],
  authorTitle: ['Engineer'],
  category: ['ai', 'tool', 'wild', 'automation'],
  sourceType: ['original', 'external'],
  url: ['https://a.example/'],
  published: [true, false],
  // Of the inbox.
  read: [true, false],
  handled: [true, false],
  text: ['A note.'],
  person: ['dana@customer.example', '+1 555 010 0199'],
  confirm: ['dana@customer.example'],
  // Of lists.
  kind: ['lead', 'call', 'chat'],
  state: ['dead', 'waiting', 'new', 'open'],
  scope: ['all', 'deleted'],
  limit: ['1', '20'],
  offset: ['0', '5'],
  days: ['30', '90'],
};
