import { expect, test } from 'vitest';
import { industryQuestion, readOutput } from './industry-analysis.ts';

const figures = {
  estimated_employees_replaced: { min: 0.5, max: 1 },
  estimated_automation_cost_usd: { min: 2000, max: 4000 },
  estimated_savings_per_year_usd: { min: 10_000, max: 20_000 },
};
const result = { industry: 'Bakeries', automation_cases: ['Orders out of email'], ...figures };

test('the industry is trimmed, and has 1 to 600 characters', () => {
  expect(industryQuestion.parse({ industry: '  bakery\n' })).toEqual({ industry: 'bakery' });
  expect(industryQuestion.safeParse({ industry: 'x'.repeat(600) }).success).toBe(true);
  for (const industry of ['', '   ', 'x'.repeat(601), 7, null, undefined]) {
    expect(industryQuestion.safeParse({ industry }).success).toBe(false);
  }
});

test('an output is an error, or has all four figures', () => {
  expect(readOutput('{"status":"error","message":"No."}')).toEqual({
    status: 'error',
    message: 'No.',
  });
  expect(readOutput('{"status":"error"}')).toEqual({ status: 'error' });
  expect(readOutput(JSON.stringify(result))).toEqual(result);
  for (const name of ['automation_cases', ...Object.keys(figures)]) {
    expect(readOutput(JSON.stringify({ ...result, [name]: null }))).toBeUndefined();
  }
  for (const text of ['', 'no JSON', '7', 'null', '[]', '{}', '"text"']) {
    expect(readOutput(text)).toBeUndefined();
  }
});
