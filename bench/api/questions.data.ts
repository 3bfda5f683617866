/** No two visitors ask the same: terse, at length, of work and of trouble. */
export const questions = [
  'What does it cost to automate invoices?',
  'how lng 4 a new website',
  'We type every order from email into the system by hand, two people, all morning. What would help?',
  'Do you work with QuickBooks?',
  'website, logo and hosting together, any discount?',
  'The report you built for us came out empty this morning. Who do I call?',
  'What happens to our data when we stop?',
  'Can somebody show us how it works before we pay?',
  'Who is behind this company, and where are you?',
  'We have nine spreadsheets of donors and the same family is in three of them.',
  'Is there a contract we have to sign for a year?',
];
