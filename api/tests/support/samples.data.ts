/** What tests send, where it does not matter what. */

export const article = {
  title: 'What to automate first',
  summary: 'A short test for picking a first project.',
  content: '<h1>Count</h1><p onclick="x()">Ask how often, and how alike the cases are.</p>',
  category: 'automation',
  author: 'Dana Whitlock',
};

export const signal = {
  title: 'The tally sheet',
  description: 'One stroke each time.',
  category: 'playbook',
  sourceType: 'original',
};

/** A valid contact request. */
export const goodContact = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  message: 'We type invoices twice.',
  consent: true,
};

/** A person who writes to the agency. */
export const ada = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  phone: '+1 (512) 555-0177',
  message: 'We type every invoice twice.',
};
