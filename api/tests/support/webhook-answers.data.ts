/** What webhooks of the chat and of the calculator may answer, and what our own calculator does. */
import { expect } from 'vitest';
import type { Behavior } from './receiver.ts';

export const chatFailures: [name: string, behavior: Behavior | undefined][] = [
  ['failure', { status: 500, body: '{"response":"x"}' }],
  ['redirect', { status: 302, headers: { Location: '/elsewhere' }, body: '' }],
  ['no JSON', { body: '<h1>Hello</h1>' }],
  ['another shape', { body: '{"answer":"x"}' }],
  ['nothing', { body: '{"response":"  "}' }],
  ['too much', { body: JSON.stringify({ response: 'x', more: 'x'.repeat(300_000) }) }],
  ['silence', 'silent'],
  ['absence', undefined],
];

export const result = {
  industry: 'Bakeries',
  automation_cases: ['Orders out of email'],
  estimated_employees_replaced: { min: 0.5, max: 1 },
  estimated_automation_cost_usd: { min: 2000, max: 4000 },
  estimated_savings_per_year_usd: { min: 10_000, max: 20_000 },
};

/** Answers that are no output of the calculator. */
export const noOutputs = [
  'a secret of theirs',
  { response: 'a secret of theirs' },
  { output: result },
  { output: 'a secret of theirs' },
  { output: JSON.stringify({ ...result, automation_cases: undefined }) },
];

const between = { min: expect.any(Number), max: expect.any(Number) };

/** What our own calculator finds for dental clinics. */
export const dentalClinics = {
  industry: 'Dental clinics',
  automation_cases: expect.arrayContaining([
    expect.stringMatching(/^Recall of patients overdue for a check-up: .+\. \(AI Chatbot\)$/),
  ]),
  cases: expect.arrayContaining([
    {
      title: 'Insurance eligibility checked before the visit',
      how: expect.stringMatching(/^[A-Z].+\.$/),
      automation: 'Expiry watch',
    },
  ]),
  estimated_employees_replaced: between,
  estimated_automation_cost_usd: between,
  estimated_savings_per_year_usd: between,
  assumptions: { people: 12, automatableShare: between },
};
