import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import type { Load } from '../compare.ts';
import { sampleContactRequest } from '../contact-request.ts';
import { questions } from './questions.data.ts';

export const AT_ONCE = 20;

const slots = nextFreeSlots([], new Date(), 300);

export const loads = {
  contact: {
    method: 'POST',
    path: '/api/contact',
    body: (number) => ({ ...sampleContactRequest, name: `Ada Park ${number}` }),
    amount: 400,
  },
  booking: {
    method: 'POST',
    path: '/api/scheduled-calls',
    body: (number) => ({ phone: '+1 (512) 555-0142', ...slots[number] }),
    // Every request books a different slot.
    amount: slots.length,
  },
  slots: {
    method: 'GET',
    path: `/api/scheduled-calls?date=${slots[0]?.date}`,
    amount: 400,
  },
  chat: {
    method: 'POST',
    path: '/api/webhook/chatbot',
    body: (number) => ({
      message: questions[number % questions.length],
      user_id: `${number}`,
    }),
    amount: 1000,
  },
  analysis: {
    method: 'POST',
    path: '/api/webhook/industry-analysis',
    body: () => ({ industry: 'Dental practices' }),
    amount: 1000,
  },
} satisfies Record<string, Omit<Load, 'connections'>>;
