import { expect, test } from 'vitest';
import { figuresOf, readAnswer } from './result.ts';
import { assumptions, fields } from './testing/answer.data.ts';

const read = (output: unknown) =>
  readAnswer({ output: typeof output === 'string' ? output : JSON.stringify(output) }, 'dentists');

test('a result is parsed with its figures, with and without extras', () => {
  const figures = {
    employees: { min: 1.5, max: 3 },
    costUsd: { min: 900, max: 1800 },
    savingsPerYearUsd: { min: 54_000, max: 162_000 },
  };
  expect(read(fields)).toEqual({
    industry: 'Dental clinics',
    automation_cases: ['Appointment reminders'],
    figures,
  });
  const extras = { assumptions, parent: 'Clinics', note: 'For one practice.', alternatives: ['X'] };
  expect(read({ ...fields, ...extras })).toMatchObject({ figures, ...extras });
});

test.each([{}, 'ten people', { ...assumptions, people: 'ten' }, { people: 3 }])(
  'assumptions that cannot be computed are ignored: %j',
  (value) => {
    expect(read({ ...fields, assumptions: value })).toHaveProperty('assumptions', undefined);
  },
);

test('an unnamed industry gets the typed name', () => {
  expect(read({ ...fields, industry: undefined })).toMatchObject({ industry: 'dentists' });
});

test.each([
  undefined,
  null,
  {},
  { output: 7 },
  { output: '' },
  { output: 'Sorry' },
  { output: '{}' },
  { output: 'null' },
  ...Object.keys(fields)
    .filter((name) => name !== 'industry')
    .map((name) => ({ output: JSON.stringify({ ...fields, [name]: undefined }) })),
  { output: JSON.stringify({ ...fields, estimated_savings_per_year_usd: { min: 1 } }) },
  { output: JSON.stringify({ ...fields, automation_cases: [{}] }) },
])('%j is invalid', (body) => {
  expect(readAnswer(body, 'dentists')).toHaveProperty('title', 'Data Error');
});

test('changed assumptions give new figures, the original ones the result’s', () => {
  const result = read({ ...fields, assumptions });
  if ('title' in result) throw new Error('no result');
  expect(figuresOf(result, result.assumptions)).toBe(result.figures);
  const doubled = figuresOf(result, { ...assumptions, hourlyCostUsd: 68 });
  expect(doubled.employees).toEqual({ min: 1.2, max: 2.4 });
});
