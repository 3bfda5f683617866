import { expect, test } from 'vitest';
import { formatSlot, hoursLabel, slotLabel, slotOnScreen } from './words.ts';

test('on the screen no line breaks within a time', () => {
  const slot = { date: '2027-03-15', timeSlot: '09:00' };
  const [day, time] = slotOnScreen(slot).split(' at ');
  expect(time).not.toContain(' ');
  expect(`${day} at ${time?.replaceAll('\u00a0', ' ')}`).toBe(formatSlot(slot));
});

test('hours and slots are said as people say them', () => {
  expect(hoursLabel('10:00', '16:00')).toBe('10AM to 4PM CST');
  expect(slotLabel('14:00', { date: '2027-07-15' })).toBe('2:00 PM CST');
});
