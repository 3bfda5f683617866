import autocannon from 'autocannon';
import { nextFreeSlots } from '#src/domain/booking/booking.ts';

/** Requests at the same time. */
export const AT_ONCE = 20;

/** One kind of request. */
export interface Load {
  method: 'GET' | 'POST';
  path: string;
  /** The body of the request of a number. */
  body?: (number: number) => unknown;
  /** How many in one round; of few, the slowest hundredth would be those with which the connections open. */
  amount: number;
}

export interface Figures {
  /** Requests answered a second. */
  perSecond: number;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
}

const slots = nextFreeSlots([], new Date(), 300);

export const loads = {
  contact: {
    method: 'POST',
    path: '/api/contact',
    body: (number) => ({
      name: `Ada Park ${number}`,
      email: 'ada@park.example',
      company: 'Park & Daughters',
      message: 'We type every invoice twice, and both times somebody gets it wrong.',
      consent: true,
    }),
    amount: 400,
  },
  booking: {
    method: 'POST',
    path: '/api/scheduled-calls',
    body: (number) => ({ phone: '+1 (512) 555-0142', ...slots[number] }),
    // Each its own slot, of those that there are.
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
      message: 'What does it cost to automate invoices?',
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

/** One round of requests. @throws where any of them is not answered with a 2xx */
export async function measure(
  origin: string,
  { method, path, body, amount }: Load,
): Promise<Figures> {
  let number = 0;
  const began = performance.now();
  let ended = began;
  const result = await autocannon({
    url: origin,
    connections: AT_ONCE,
    // In seconds: what takes long is to be measured, not given up.
    timeout: 60,
    amount,
    // It looks only once a second whether it is done.
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

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
