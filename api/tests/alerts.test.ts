/** Which faults the operator hears of, and how often. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { alert } from '#api/outbox/alert.ts';
import { answerOfFailing as fail } from './support/failing.ts';
import { surroundings, useEnvironment } from './support/harness.ts';
import { useReceiver } from './support/receiver.ts';

useEnvironment();
const alerts = useReceiver('ALERT_WEBHOOK_URL');

/** Alerts of one fault are sent once an hour, and other tests have caused some. */
function passHours(count: number): void {
  vi.setSystemTime(Date.now() + count * 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
}

const heard = () => alerts.taken.map(({ body }) => body.fault);

test('a fault that somebody causes at will hides no other one, and the next alert counts what was muted', async () => {
  passHours(1000);
  for (let times = 0; times < 5; times += 1) await fail('/api/blog/:id', new RangeError('of a visitor'));
  await fail('/api/blog/:id', new TypeError('of ours'));
  await fail('/api/contact', new RangeError('of ours'));
  await fail('/api/contact', Object.assign(new Error('refused'), { code: '23514' }));
  const faults = [
    '/api/blog/:id RangeError',
    '/api/blog/:id TypeError',
    '/api/contact RangeError',
    '/api/contact Error 23514',
  ];
  await vi.waitFor(() => expect(heard().toSorted()).toEqual(faults.toSorted()));
  passHours(1);
  await fail('/api/blog/:id', new RangeError('of a visitor'));
  await vi.waitFor(() => expect(heard()).toHaveLength(5));
  expect(alerts.taken[4]?.body).toMatchObject({ fault: faults[0], details: { mutedSinceTheLast: 4 } });
});

test('messages that were given up are told apart by where they go and what they say', async () => {
  passHours(2000);
  const giveUp = (fault: string) => alert(surroundings(), { kind: 'message-given-up', fault, details: {} });
  await giveUp('email invitation');
  await giveUp('email invitation');
  await giveUp('webhook contact');
  expect(heard()).toEqual(['email invitation', 'webhook contact']);
});

test('so many different faults in an hour that nobody reads them share one alert', async () => {
  passHours(3000);
  const raise = (fault: string) => alert(surroundings(), { kind: 'internal-error', fault, details: {} });
  for (let count = 0; count < 30; count += 1) await raise(`/route-${count} Error`);
  expect(heard()).toHaveLength(21);
  expect(heard().at(-1)).toBe('others');
});
