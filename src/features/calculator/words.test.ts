import { expect, test } from 'vitest';
import { figures } from './testing/answer.data.ts';
import { moneyRange, netFirstYear, paybackWords, summary, workRange } from './words.ts';

test('ranges are dollars without decimals; a minus sign is not mistaken for a dash', () => {
  expect(moneyRange({ min: 96_000, max: 180_000 })).toBe('$96,000–$180,000');
  expect(moneyRange({ min: 500, max: 500 })).toBe('$500');
  expect(moneyRange({ min: -2000, max: 900 })).toBe('−$2,000 to $900');
});

test('less than one person is given in hours a week', () => {
  expect(workRange({ min: 1.5, max: 3 })).toBe('1.5–3 people');
  expect(workRange({ min: 0.25, max: 1200 })).toBe('0.25–1,200 people');
  expect(workRange({ min: 2, max: 2 })).toBe('2 people');
  expect(workRange({ min: 0.24, max: 0.43 })).toBe('10–17 hours a week');
  expect(workRange({ min: 0.01, max: 0.01 })).toBe('0.4 hours a week');
  expect(workRange({ min: 1, max: 1 })).toBe('1 person');
  expect(workRange({ min: 0.5, max: 1 })).toBe('0.5–1 people');
  expect(workRange({ min: 0.025, max: 0.025 })).toBe('1 hour a week');
});

test('the first year is savings minus cost, worst and best case', () => {
  expect(netFirstYear(figures)).toEqual({ min: 12_000, max: 144_000 });
});

test.each([
  [[1.3, 3.4, 9.4], 'Paid back in month 4; month 2 at best, month 10 at worst.'],
  [[0.1, 0.2, 0.3], 'Paid back in month 1.'],
  [[8, 20, Infinity], 'Paid back in month 20; month 8 at best, not within 3 years at worst.'],
  [[12, 40, 90], 'Paid back in month 12 at best, not within 3 years at worst.'],
  [[40, 60, Infinity], 'It isn’t paid back within 3 years.'],
])('%j months read: %s', ([soonest = 0, likely = 0, latest = 0], words) => {
  expect(paybackWords({ soonest, likely, latest })).toBe(words);
});

test('the summary fits the subject of a contact request, however long the industry', () => {
  expect(summary('Dental clinics', figures)).toBe(
    'ROI estimate, Dental clinics: saves $54,000–$162,000 a year, costs $18,000–$42,000 once, takes over the work of 1.5–3 people',
  );
  const long = summary('x'.repeat(120), {
    employees: { min: 100_000.5, max: 200_000.5 },
    costUsd: { min: 1e9, max: 2e9 },
    savingsPerYearUsd: { min: -1e9, max: 2e9 },
  });
  expect(long.length).toBeLessThanOrEqual(200);
});
