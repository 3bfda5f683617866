import { site } from './site.ts';

export const chatWords = {
  subtitle: `${site.name}’s assistant`,
  greeting: `Hello, I’m ${site.assistant}. Ask about services and prices, or book a call.`,
  placeholder: 'Write here',
  suggestions: ['What would an automation cost?', 'How long until it works?'],
  person: 'Talk to a person',
  clear: 'Clear conversation',
  again: 'Try again',
  newest: 'Go to the newest message',
  offline: 'You are offline. Your message is saved.',
} as const;
