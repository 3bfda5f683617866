/** What a visitor of the measured site sends with the contact form. */
export const sampleContactRequest = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  message: 'We type every invoice twice, and both times somebody gets it wrong.',
  consent: true,
};
