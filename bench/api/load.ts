import autocannon from 'autocannon';
import { contactRequest } from '../contact-request.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { questions } from './questions.data.ts';

export const AT_ONCE = 20;

export interface Load {
  method: 'GET' | 'POST';
  path: string;
  /** Creates the body of each request from its number. */
  body?: (number: number) => unknown;
  /** Requests in one round. With too few, the slowest hundredth would be those that open the connections. */
  amount: number;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
}

const slots = nextFreeSlots([], new Date(), 300);

export const loads = {
  contact: {
    method: 'POST',
    path: '/api/contact',
    body: (number) => ({ ...contactRequest, name: `Ada Park ${number}` }),
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
} satisfies Record<string, Load>;

/** Runs one round of requests. @throws where any of them is not answered with a 2xx */
export async function measure(origin: string, { method, path, body, amount }: Load): Promise<Figures> {
  let number = 0;
  const began = performance.now();
  let ended = began;
  const result = await autocannon({
    url: origin,
    connections: AT_ONCE,
    // In seconds. Slow answers are measured, not aborted.
    timeout: 60,
    amount,
    // autocannon itself only checks once a second whether all answers are in.
    setupClient: (client) => void client.on('response', () => (ended = performance.now())),
    requests: [
      {
        method,
        path,
        ...(body && {
          headers: { 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: JSON.stringify(body(number++)) }),
        }),
      },
    ],
  });
  if (result['2xx'] < amount) {
    const { '2xx': good, non2xx, errors, timeouts } = result;
    const counts = JSON.stringify({ good, non2xx, errors, timeouts });
    throw new Error(`${path}: not all of ${amount} were answered with a 2xx: ${counts}`);
  }
  return { perSecond: (1000 * amount) / (ended - began), p99: result.latency.p99 };
}
