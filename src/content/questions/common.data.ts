import { talk } from './talk.data.ts';

/** Questions that visitors ask any agency, by the id of the fact that answers them. */
export const commonQuestions: Readonly<Record<string, readonly string[]>> = {
  ...talk,
  booking: [
    'When can I book a call?',
    'How do I schedule a call?',
    'When are you free?',
    'What is the next available time?',
    'Can I get an appointment tomorrow?',
    'Is the consultation free?',
    'I want a meeting or a demo',
    'Can somebody call me?',
    'Can we talk next week?',
  ],
  'closed-dates': ['On which days are you closed?', 'Are you open on holidays?'],
  partnerships: ['Can we become partners?', 'Which kinds of partnership are there?', 'Do you work with resellers?'],
  process: [
    'What are your steps?',
    'How do you work?',
    'What does your process look like?',
    'How does a project go from start to finish?',
    'How do we get started and what happens next?',
  ],
  sizes: ['What does simple, moderate and advanced mean?', 'What do automations cost by complexity?'],
  services: ['What services do you offer?', 'What do you sell?', 'Can I see all prices?', 'What are your rates?'],
  'add-ons': ['Which add-ons are there?', 'What extras can I add to a package?'],
  categories: ['Which areas do you cover?'],
  automations: [
    'Which automations do you have?',
    'How many automations are there?',
    'Show me the list of automations',
    'Which departments can you automate?',
  ],
  projects: [
    'Which projects have you done?',
    'Can I see examples of your work?',
    'Who are your clients?',
    'Do you have references?',
    'Can I see a demo?',
  ],
  'case-study': [
    'Tell me about the case study',
    'What results have you had?',
    'Do you have a success story?',
    'Which results did the sales team get?',
  ],
  team: ['Who is on the team?', 'How many people are you?', 'Who will I talk to?'],
  packages: [
    'Which packages are there?',
    'What packages do you offer and what do they cost?',
    'Compare the packages',
    'Which package is right for us?',
    'What is the difference between the packages?',
    'What is the most popular package?',
    'What is the cheapest package?',
  ],
  bundles: ['Is it cheaper to order several services together?', 'Do you give discounts?'],
  'page/blog': [
    'Do you have a blog?',
    'Where are your articles?',
    'What is new on the blog?',
    'Who writes your blog?',
    'Do you have articles about AI or automation?',
  ],
  'page/signal-board': [
    'What is the Signal Board?',
    'Where are your playbooks and tools?',
    'Which tools do you recommend?',
  ],
  'claim/success': ['How often do your projects succeed?', 'What is your success rate?'],
};

/** Suggested next questions, by the id of the fact that answered, or by the beginning of its id. */
export const nextQuestions: Readonly<Record<string, readonly string[]>> = {
  services: ['What does an automation cost?', 'Which packages are there?', 'How do the bundle discounts work?'],
  'add-on': ['Which add-ons are there?', 'Which packages are there?', 'When can I book a call?'],
  category: ['Which packages are there?', 'How long does a project take?', 'When can I book a call?'],
  size: ['How do you work?', 'Which packages are there?', 'When can I book a call?'],
  bundles: ['Which packages are there?', 'What services do you offer?', 'When can I book a call?'],
  field: ['What does an automation cost?', 'How do you work?', 'When can I book a call?'],
  process: ['How long until it works?', 'What support do we get afterward?', 'When can I book a call?'],
  step: ['How do you work?', 'How long until it works?'],
  question: ['Which packages are there?', 'How do you work?', 'When can I book a call?'],
  project: ['Which projects have you done?', 'What does an automation cost?', 'When can I book a call?'],
  projects: ['Tell me about the case study', 'What can you automate?'],
  'case-study': ['Which projects have you done?', 'What does an automation cost?', 'When can I book a call?'],
};
