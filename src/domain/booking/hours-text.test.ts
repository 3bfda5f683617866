import { expect, test } from 'vitest';
import { site } from '#src/content/site.ts';
import { hoursText, withHours } from './hours-text.ts';

const from9To5 = { opens: site.hours.opens, closes: site.hours.closes };
const open = (weekdays: number[], hours = from9To5) => ({
  hours: { weekdays, ...hours },
  closedDays: [],
});

test('the hours of the content are said in its own words', () => {
  expect(hoursText()).toBe(site.hours.text);
  expect(hoursText(open([...site.hours.weekdays]))).toBe(site.hours.text);
});

test.each([
  [[1, 2, 3, 4, 6], { opens: '10:00', closes: '16:00' }, /^Monday, .*Thursday and Saturday\b/],
  [[1, 2, 3, 4], { opens: '10:00', closes: '16:00' }, /^Monday to Thursday\b/],
  [[6, 7], from9To5, /^Saturday and Sunday\b/],
  [[3], from9To5, /^Wednesday\b/],
])('on the weekdays %j, %j', (weekdays, hours, said) => {
  expect(hoursText(open(weekdays, hours))).toMatch(said);
});

test('a text says the hours that an owner has set instead of the default ones', () => {
  const text = `Call us, ${site.hours.text}: it is quickest.`;
  const monday = open([1]);
  expect(withHours(text)).toBe(text);
  expect(withHours(text, monday)).toBe(`Call us, ${hoursText(monday)}: it is quickest.`);
});
