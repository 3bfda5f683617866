import { expect, test } from 'vitest';
import { formatSlot, slotOnScreen } from './words.ts';

test('on the screen no line breaks within a time', () => {
  const slot = { date: '2027-03-15', timeSlot: '09:00' };
  const [day, time] = slotOnScreen(slot).split(' at ');
  expect(time).not.toContain(' ');
  expect(`${day} at ${time?.replaceAll('\u00a0', ' ')}`).toBe(formatSlot(slot));
});
