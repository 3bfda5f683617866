import { site } from './site.ts';

/** Static text of the chat window. Its error messages: docs/spec.md. */
export const chatWords = {
  subtitle: `${site.name}’s assistant, usually answers right away`,
  greeting: `Hello, I’m ${site.assistant}. I help you identify automation opportunities and can book you a free consultation. What takes up your team’s week?`,
  placeholder: 'Type a message',
  /** Suggested questions that are sent with one click, before the first message. */
  suggestions: ['What would an automation cost?', 'How long until it works?', 'We copy orders from email by hand'],
  person: 'Talk to a person',
  clear: 'Clear conversation',
  again: 'Try again',
  newest: 'Go to the newest message',
  offline: 'You’re offline. Your message is saved; try again once you’re connected.',
} as const;
