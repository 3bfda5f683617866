/** What notifications are about, as the outbox stores it. */
export const contact = {
  id: 7,
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  phone: '+1 512 555 0100',
  createdAt: '2027-03-14T15:09:26.535Z',
  isSpam: false,
  message: 'We type invoices twice.\n\nBoth times <b>wrong</b>.',
};

/** The text of its mail. */
export const contactText = `New contact request

Name: Ada Park
Company: Park & Daughters
Email: ada@park.example
Phone: +1 512 555 0100
Received: Sunday, March 14, 2027 at 10:09 AM CST

Message:

We type invoices twice.

Both times <b>wrong</b>.`;

export const call = {
  id: 12,
  phone: '+1 (512) 555-0142',
  date: '2027-03-15',
  timeSlot: '09:00',
  startsAt: '2027-03-15T14:00:00.000Z',
  endsAt: '2027-03-15T14:30:00.000Z',
  createdAt: '2027-03-14T15:09:26.535Z',
  updatedAt: '2027-03-14T15:09:26.535Z',
  cancelledAt: null,
  revision: 0,
  confirmationUrl: 'https://agency.example/call#a-code',
};
